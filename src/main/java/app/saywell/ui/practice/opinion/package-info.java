/// The second opinion on a take: the results of two services compared.
///
/// Shown on the practice screen below the result. Imports `practice`, `ui.kit` and
/// `ui.practice.state`.
@NullMarked
package app.saywell.ui.practice.opinion;

import org.jspecify.annotations.NullMarked;
