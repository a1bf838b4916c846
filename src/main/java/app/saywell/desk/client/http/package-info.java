/// The only package that opens connections to other computers.
///
/// It sends a request once over HTTP, reads the answer within limits of time and memory, and converts every error to a
/// failure kind. It knows nothing about retries, rate limits or billing.
@NullMarked
package app.saywell.desk.client.http;

import org.jspecify.annotations.NullMarked;
