/// The library: opens the data folder and gives the stores of the packages below.
///
/// What is stored is named in `desk.school`.
@NullMarked
package app.saywell.desk.store;

import org.jspecify.annotations.NullMarked;
