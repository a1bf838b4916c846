/// Keys, credits and rate limits in SQL: one account in a SQLite file, or in a PostgreSQL database
/// that several services share.
///
/// Every change is one transaction that first increments the account's `turn`. Both databases lock
/// the row for that, so transactions run one after the other, also across processes. This package
/// may import `installation`, `service.account` and `speech`; it knows nothing of HTTP.
@NullMarked
package app.saywell.service.store;

import org.jspecify.annotations.NullMarked;
