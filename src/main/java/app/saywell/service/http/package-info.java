/// The HTTP side of the service: Jetty, the order of the checks, and the JSON of answers and
/// errors.
///
/// It may import `service.account`, `service.store`, `service.call`, `service.upload` and `speech`.
@NullMarked
package app.saywell.service.http;

import org.jspecify.annotations.NullMarked;
