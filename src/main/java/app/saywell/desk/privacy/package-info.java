/// Duties to learners whose data is stored: export of personal data, and permanent erasure.
///
/// An erasure reaches every file below the data folder.
@NullMarked
package app.saywell.desk.privacy;

import org.jspecify.annotations.NullMarked;
