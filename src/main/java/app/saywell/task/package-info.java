/// Background work that answers exactly once: done, failed or cancelled.
///
/// Executors are handed in, so that tests run the same code in place. Imports nothing of Saywell
// but
/// `speech`.
@NullMarked
package app.saywell.task;

import org.jspecify.annotations.NullMarked;
