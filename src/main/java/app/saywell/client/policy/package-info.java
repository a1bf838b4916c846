/// The rules about sending: retries, rate limit, budget and deduplication.
///
/// Each rule is a decorator of a pipeline or transport. Clock, sleeper and randomness are passed
/// in, so tests do not wait. This package may import `speech` and `client.call`.
@NullMarked
package app.saywell.client.policy;

import org.jspecify.annotations.NullMarked;
