/// What a call to a speech service is: which service answers, what it may be sent and under whose consent, what it
/// costs, and what is known of one without an answer.
///
/// Connections are opened in `desk.client`.
@NullMarked
package app.saywell.desk.calls;

import org.jspecify.annotations.NullMarked;
