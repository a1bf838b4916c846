/// The HTTP side of the service: Jetty, the order of the checks, and the JSON of answers and errors.
@NullMarked
package app.saywell.judge.service.http;

import org.jspecify.annotations.NullMarked;
