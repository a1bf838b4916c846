/// The service on the wire: Jetty, the order in which a request is checked, the reading of uploads
/// within bounds of size, time and memory, and the JSON of answers and errors.
///
/// Imports `service.account`, `service.store` and `service.call`.
@NullMarked
package app.saywell.service.http;

import org.jspecify.annotations.NullMarked;
