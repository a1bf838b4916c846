/// The API key of the hosted service: its storage and the key check.
///
/// A key is only in memory and in the system's keychain, and its `toString` hides it from logs and error messages.
@NullMarked
package app.saywell.desk.client.key;

import org.jspecify.annotations.NullMarked;
