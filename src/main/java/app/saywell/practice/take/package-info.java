/// Takes: keeping what was recorded, importing files, choosing the best, the bin, and what a crash
/// left behind.
///
/// Nothing that was recorded is ever overwritten or lost. Imports `practice.change`,
/// `practice.sound`,
/// `library` and below.
@NullMarked
package app.saywell.practice.take;

import org.jspecify.annotations.NullMarked;
