/// Who practises: learners, their classes, and what they or their guardians agreed to.
///
/// As little as possible is kept of anybody: a name to call them by and a number. Imports
/// `library.store`.
@NullMarked
package app.saywell.library.people;

import org.jspecify.annotations.NullMarked;
