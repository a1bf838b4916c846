/// Background work that answers exactly once: done, failed or cancelled; and the subscription by
/// which one is told of changes.
///
/// Executors are handed in, so that tests run the same code in place. Imports nothing of Saywell.
@NullMarked
package app.saywell.task;

import org.jspecify.annotations.NullMarked;
