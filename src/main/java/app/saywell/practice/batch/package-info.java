/// Whole folders of recordings: which file is whose reading of which sentence, by their names or by
/// listening, and keeping them as takes.
///
/// Listening is done on this computer alone. Imports `practice.change`, `practice.scoring`,
/// `practice.sound`, `practice.take` and `library`.
@NullMarked
package app.saywell.practice.batch;

import org.jspecify.annotations.NullMarked;
