/// The state of the practice screen as values: learner, sentences, takes, result and what follows
/// from it.
///
/// No scene class and no use case; the views read it and the view models fill it. Imports
/// `ui.kit.lane`, `ui.kit.tier`, `ui.kit.theme` and the values of the packages below.
@NullMarked
package app.saywell.ui.practice.state;

import org.jspecify.annotations.NullMarked;
