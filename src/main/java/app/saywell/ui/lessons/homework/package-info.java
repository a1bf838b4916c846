/// A lesson given as homework: for which class, until when, as one file or as one for each learner.
///
/// What is written is made by `practice.homework`.
@NullMarked
package app.saywell.ui.lessons.homework;

import org.jspecify.annotations.NullMarked;
