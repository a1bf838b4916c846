/// Keys, credits and limits in SQL: one account in a SQLite file, or in a PostgreSQL database that
/// several services share.
///
/// Every decision is one transaction that first counts up the account's `turn`; both databases
/// answer that with a lock, so decisions are made one after the other, also across processes.
/// Imports `service.account` and `speech`; knows nothing of HTTP.
@NullMarked
package app.saywell.service.store;

import org.jspecify.annotations.NullMarked;
