/// The scoring queue: scores takes one by one in the background.
///
/// How a take is scored is in `desk.takes.scoring`; how the queue is stored is in `desk.store.queue`.
@NullMarked
package app.saywell.desk.takes.queue;

import org.jspecify.annotations.NullMarked;
