/// One call from its form fields to its answer: what is read, what is refused and in which words,
/// the queue before the engine, and the time a call may take.
///
/// Knows neither HTTP nor SQL. Imports `service.account`, `engine`, `audio`, `signal` and `speech`.
@NullMarked
package app.saywell.service.call;

import org.jspecify.annotations.NullMarked;
