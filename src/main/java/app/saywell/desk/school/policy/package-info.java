/// The school policy as a value: what a school sets for all its computers.
///
/// The file `saywell.policy` is read by `desk.store.policy`.
@NullMarked
package app.saywell.desk.school.policy;

import org.jspecify.annotations.NullMarked;
