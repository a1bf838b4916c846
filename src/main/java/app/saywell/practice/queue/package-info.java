/// The scoring queue: scores takes one by one in the background.
///
/// How a take is scored is in `practice.scoring`; how the queue is stored is in `library.queue`.
@NullMarked
package app.saywell.practice.queue;

import org.jspecify.annotations.NullMarked;
