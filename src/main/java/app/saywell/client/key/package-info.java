/// The key of the hosted service: where it is kept, and whether it works.
///
/// A key is held in memory and in the system's keychain and nowhere else: it has no form that could
/// slip into a log, a file or an error text. Imports `speech` and the client's own calls.
@NullMarked
package app.saywell.client.key;

import org.jspecify.annotations.NullMarked;
