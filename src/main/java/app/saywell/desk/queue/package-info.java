/// The queue screen: takes that wait to be scored, and every call that may have been billed. It
/// shows and controls the queue of the practice layer; it sends nothing itself. Only the main
/// window uses this package.
@NullMarked
package app.saywell.desk.queue;

import org.jspecify.annotations.NullMarked;
