/// Following a take while it is spoken: its sound is sent to the service part by part, away from the recorder, and the
/// words that are over come back. What is said of the whole take later counts.
@NullMarked
package app.saywell.desk.takes.following;

import org.jspecify.annotations.NullMarked;
