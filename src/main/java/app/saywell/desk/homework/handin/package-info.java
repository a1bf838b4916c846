/// Homework that comes back: reading hand-ins and plain recordings, showing what each is before
/// anything is stored, and storing the takes of one hand-in in one transaction (see
/// `docs/homework.md`).
///
/// A file is verified completely before anything of it is stored. How homework goes out is not
/// here.
@NullMarked
package app.saywell.desk.homework.handin;

import org.jspecify.annotations.NullMarked;
