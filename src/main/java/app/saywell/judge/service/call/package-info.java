/// One call from its form fields to its answer: parsing, error messages, the queue in front of the engine and the time
/// limit.
///
/// This package knows neither HTTP nor SQL.
@NullMarked
package app.saywell.judge.service.call;

import org.jspecify.annotations.NullMarked;
