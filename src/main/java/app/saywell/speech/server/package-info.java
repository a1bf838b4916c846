/// The HTTP server under the speech service: Jetty with limits on headers, connections and idle time. What is
/// answered, and to whom, is said by the handler that it is given.
@NullMarked
package app.saywell.speech.server;

import org.jspecify.annotations.NullMarked;
