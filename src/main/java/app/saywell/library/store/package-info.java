/// The ground under the library: the data folder with its lock, the database with its one writer,
/// the recordings as files named by their content, and the way in which all of these fail.
///
/// Knows nothing of lessons or learners. Imports nothing of Saywell but `speech`.
@NullMarked
package app.saywell.library.store;

import org.jspecify.annotations.NullMarked;
