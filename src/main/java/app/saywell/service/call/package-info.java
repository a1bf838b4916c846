/// One call from its form fields to its answer: parsing, error messages, the queue in front of the
/// engine and the time limit.
///
/// This package knows neither HTTP nor SQL. It may import `service.account`, `engine`, `audio`,
/// `signal` and `speech`.
@NullMarked
package app.saywell.service.call;

import org.jspecify.annotations.NullMarked;
