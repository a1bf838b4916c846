package app.saywell.service.store;

import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.Plan;

import org.jdbi.v3.core.Handle;

/// The one row of `account`.
///
/// @param rateLimitCeiling the most calls a minute that a new key may be given
record AccountTable(Plan plan, int rateLimitCeiling, Pepper pepper) {

    static AccountTable read(Handle handle) {
        return handle.createQuery("SELECT plan, contract_rate_limit, pepper FROM account")
                .map(
                        (row, context) -> {
                            int contract = row.getInt("contract_rate_limit");
                            return new AccountTable(
                                    Plan.ofName(row.getString("plan")).orElseThrow(),
                                    Math.max(contract, KeyRequest.USUAL_CALLS_PER_MINUTE),
                                    new Pepper(row.getString("pepper")));
                        })
                .one();
    }
}
