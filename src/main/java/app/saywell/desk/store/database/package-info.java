/// The storage under the library: the data folder with its lock, the database with one writer,
/// recordings as files named by their content, and the exceptions of all these.
///
/// Knows nothing of lessons or learners, and uses no other package of the library.
@NullMarked
package app.saywell.desk.store.database;

import org.jspecify.annotations.NullMarked;
