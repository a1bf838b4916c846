/// Keys, credits and rate limits in SQL: one account in a SQLite file, or in a PostgreSQL database that several
/// services share.
///
/// Every change is one transaction that first increments the account's `turn`. Both databases lock the row for that, so
/// transactions run one after the other, also across processes.
@NullMarked
package app.saywell.judge.service.store;

import org.jspecify.annotations.NullMarked;
