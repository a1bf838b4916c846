/// Paid answers and the ledger of what was sent, in the library's database.
///
/// Implements the interfaces of `speech.billing`; who asks and when is the client's business.
/// Imports `library.store` and `speech`.
@NullMarked
package app.saywell.library.billing;

import org.jspecify.annotations.NullMarked;
