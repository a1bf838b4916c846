/// What is practised: lessons, their sentences, and the native readings of these with their
/// analyses.
///
/// Rows and the store that keeps them; what may be done with them is decided in `practice`. Imports
/// `library.store`.
@NullMarked
package app.saywell.library.lesson;

import org.jspecify.annotations.NullMarked;
