/// The state of the practice screen as values: learner, sentences, takes, result and what follows
/// from it.
///
/// No scene class and no use case; the views read it and the view models fill it.
@NullMarked
package app.saywell.desk.practice.state;

import org.jspecify.annotations.NullMarked;
