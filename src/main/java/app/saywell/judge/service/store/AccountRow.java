package app.saywell.judge.service.store;

import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.ServicePlan;
import org.jdbi.v3.core.Handle;

/// The single row of the table `account`.
///
/// @param maxRateLimit the highest rate limit of a new key, in calls per minute
record AccountRow(ServicePlan plan, int maxRateLimit, KeyHasher keyHasher) {

    static AccountRow read(Handle handle) {
        return handle.createQuery("SELECT plan, contract_rate_limit, pepper FROM account")
                .map((row, context) -> {
                    int contract = row.getInt("contract_rate_limit");
                    return new AccountRow(
                            ServicePlan.ofName(row.getString("plan")).orElseThrow(),
                            Math.max(contract, KeyRequest.DEFAULT_CALLS_PER_MINUTE),
                            new KeyHasher(row.getString("pepper")));
                })
                .one();
    }
}
