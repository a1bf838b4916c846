/// The right column of the practice screen: the score with its parts, its explanation, feedback and
/// progress.
///
/// Shows results and decides nothing. Imports `ui.kit`, `ui.practice.state`, `speech`, the values
/// of `library` and `practice`.
@NullMarked
package app.saywell.ui.practice.result;

import org.jspecify.annotations.NullMarked;
