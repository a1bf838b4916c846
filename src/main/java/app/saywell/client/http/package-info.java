/// The one place that opens connections to other computers.
///
/// Sends a question once over HTTP, reads the answer within bounds of time and memory, and puts
/// every way in which that can go wrong into one of the kinds of failure. Knows no rule about
/// sending again, waiting or paying.
@NullMarked
package app.saywell.client.http;

import org.jspecify.annotations.NullMarked;
