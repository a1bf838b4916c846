/// Feedback for learners, in English and Korean.
///
/// It receives faults and comparisons and chooses the sentences; it does not score. All sentences are in resource
/// bundles in this package.
@NullMarked
package app.saywell.judge.engine.feedback;

import org.jspecify.annotations.NullMarked;
