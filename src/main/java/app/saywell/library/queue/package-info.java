/// The scoring queue as it is stored: takes that wait to be scored, and their state.
///
/// Running the queue is in `practice.queue`.
@NullMarked
package app.saywell.library.queue;

import org.jspecify.annotations.NullMarked;
