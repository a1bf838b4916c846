/// The rules about sending: retries, rate limit, budget and deduplication.
///
/// Each rule is a decorator of a pipeline or transport. Clock, sleeper and randomness are passed in, so tests do not
/// wait.
@NullMarked
package app.saywell.desk.client.policy;

import org.jspecify.annotations.NullMarked;
