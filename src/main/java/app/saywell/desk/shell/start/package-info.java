/// The start of the application: data folder, services, window and command line.
///
/// The services are made in `desk.shell.cases`.
@NullMarked
package app.saywell.desk.shell.start;

import org.jspecify.annotations.NullMarked;
