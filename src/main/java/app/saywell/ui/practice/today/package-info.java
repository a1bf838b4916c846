/// What somebody who practises alone has before them today.
///
/// Shown in the Practice place. Imports `practice` and `ui.kit`, and of the desk only what is on
// it.
@NullMarked
package app.saywell.ui.practice.today;

import org.jspecify.annotations.NullMarked;
