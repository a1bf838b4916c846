/// The stores of marks and self-ratings.
///
/// The values are in `desk.school.mark`.
@NullMarked
package app.saywell.desk.store.mark;

import org.jspecify.annotations.NullMarked;
