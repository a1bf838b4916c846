/// Progress of learners: score history on one scale, measurement error, recurring errors, spaced
/// repetition, drills and minimal pairs.
///
/// Everything is computed from stored takes and results.
@NullMarked
package app.saywell.desk.classes.progress;

import org.jspecify.annotations.NullMarked;
