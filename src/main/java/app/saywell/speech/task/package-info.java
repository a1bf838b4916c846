/// Background tasks that deliver exactly one outcome (done, failed or cancelled), and subscriptions
/// to events.
///
/// Executors are passed in, so tests run the same code on the calling thread.
@NullMarked
package app.saywell.speech.task;

import org.jspecify.annotations.NullMarked;
