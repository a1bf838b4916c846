/// The stores of class keys, given homework and hand-ins.
///
/// The values are in `desk.school.homework`.
@NullMarked
package app.saywell.desk.store.homework;

import org.jspecify.annotations.NullMarked;
