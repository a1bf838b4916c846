/// Backups of the library: daily copies of the database in the data folder, and the whole library
/// as one file.
///
/// A whole backup is verified when it is written and when it is restored.
@NullMarked
package app.saywell.desk.privacy.backup;

import org.jspecify.annotations.NullMarked;
