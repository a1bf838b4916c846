/// Homework: the key pairs of classes, lessons that were given to be recorded at home, and what
/// was handed in.
///
/// Rows only; pages are written by `practice.homework`. Uses `library.store` only.
@NullMarked
package app.saywell.library.homework;

import org.jspecify.annotations.NullMarked;
