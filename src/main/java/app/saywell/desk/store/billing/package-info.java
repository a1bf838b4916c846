/// Paid answers and the ledger, stored in the library's database.
///
/// Implements the interfaces of `speech.billing`. When they are called is up to the client.
@NullMarked
package app.saywell.desk.store.billing;

import org.jspecify.annotations.NullMarked;
