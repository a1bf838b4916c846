/// A lesson given as homework: for which class, until when, as one file or as one for each learner.
///
/// What is written is made by `desk.homework`.
@NullMarked
package app.saywell.desk.homework.view.giving;

import org.jspecify.annotations.NullMarked;
