/// Homework as values: the key pair of a class, a lesson that was given to be recorded at home, and what was handed in.
///
/// They are stored by `desk.store.homework`.
@NullMarked
package app.saywell.desk.school.homework;

import org.jspecify.annotations.NullMarked;
