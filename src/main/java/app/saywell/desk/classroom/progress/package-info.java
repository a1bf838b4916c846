/// The progress of one learner: the score history of each sentence on its own scale, with a band
/// for the measurement error. The statistics come from the practice layer; here they are only
/// shown.
@NullMarked
package app.saywell.desk.classroom.progress;

import org.jspecify.annotations.NullMarked;
