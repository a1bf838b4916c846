/// The service on the wire: Jetty, the order in which a request is checked, and the JSON of answers
/// and errors.
///
/// Imports `service.account`, `service.store`, `service.call` and `service.upload`.
@NullMarked
package app.saywell.service.http;

import org.jspecify.annotations.NullMarked;
