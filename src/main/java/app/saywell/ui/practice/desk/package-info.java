/// What lies on the practice screen, as values: who reads what, the takes, the judgement and what
/// follows from it.
///
/// No scene class and no use case; the screen's panes read it and its view model fills it.
@NullMarked
package app.saywell.ui.practice.desk;

import org.jspecify.annotations.NullMarked;
