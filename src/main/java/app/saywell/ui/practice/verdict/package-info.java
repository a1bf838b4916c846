/// The right column of the practice screen: the number and its true parts, why it is what it is,
/// what to keep and what to mend.
///
/// Reads a verdict, decides nothing. Imports `ui.kit`, `ui.practice.desk` and `speech`.
@NullMarked
package app.saywell.ui.practice.verdict;

import org.jspecify.annotations.NullMarked;
