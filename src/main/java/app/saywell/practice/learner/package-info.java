/// Learners and their consent.
///
/// Classes are in `practice.classroom`; permanent erasure is in `practice.privacy`.
@NullMarked
package app.saywell.practice.learner;

import org.jspecify.annotations.NullMarked;
