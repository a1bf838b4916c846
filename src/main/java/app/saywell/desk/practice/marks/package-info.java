/// The marks of a teacher on a take, stored next to the result, which does not change.
@NullMarked
package app.saywell.desk.practice.marks;

import org.jspecify.annotations.NullMarked;
