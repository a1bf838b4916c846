/// Homework on its way out: key pairs of classes, and the page that learners record on at home (see
/// `docs/homework-format.md`).
///
/// What comes back is not here but in `desk.homework.handin`.
@NullMarked
package app.saywell.desk.homework;

import org.jspecify.annotations.NullMarked;
