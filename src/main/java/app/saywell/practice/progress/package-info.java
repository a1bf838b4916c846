/// Whether somebody gets better: scores over takes, on one scale at a time; the band of ordinary
/// wobble; and what to practise again.
///
/// Imports `practice.change`, `practice.lesson` and `library`.
@NullMarked
package app.saywell.practice.progress;

import org.jspecify.annotations.NullMarked;
