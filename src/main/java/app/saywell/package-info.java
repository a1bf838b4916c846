/// The top layer: the entry point of the application.
///
/// It only chooses between the window and the command line; the object graph is built in `desk.shell`.
@NullMarked
package app.saywell;

import org.jspecify.annotations.NullMarked;
