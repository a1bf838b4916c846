/// The scoring queue as it is stored: takes that wait to be scored, and their state.
///
/// Running the queue is in `desk.takes.queue`.
@NullMarked
package app.saywell.desk.store.queue;

import org.jspecify.annotations.NullMarked;
