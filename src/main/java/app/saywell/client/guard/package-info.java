/// The rules about sending: when again, how fast, how dear, and never twice for the same.
///
/// Each rule is one channel or wire laid around the next. Clock, sleeper and chance are handed in,
/// so that tests run years in no time. Imports `speech` and the client's own calls.
@NullMarked
package app.saywell.client.guard;

import org.jspecify.annotations.NullMarked;
