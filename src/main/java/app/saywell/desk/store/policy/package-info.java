/// Reads the file `saywell.policy`, in which a school sets what holds for all its computers.
///
/// The policy as a value is in `desk.school.policy`.
@NullMarked
package app.saywell.desk.store.policy;

import org.jspecify.annotations.NullMarked;
