/// Ten minutes a day: what is planned from what a learner knows, how far a session came, what was better
/// than last time, and the sentences that find out where a learner begins.
///
/// The exercises themselves are in `desk.ear` and `desk.practice`; nothing here is drawn.
@NullMarked
package app.saywell.desk.daily;

import org.jspecify.annotations.NullMarked;
