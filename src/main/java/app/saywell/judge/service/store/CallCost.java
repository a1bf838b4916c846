package app.saywell.judge.service.store;

import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.PriceList;
import app.saywell.speech.ServiceEndpoint;

/// The cost of one call.
///
/// @param billedSeconds length rounded up to whole seconds
public record CallCost(ServiceEndpoint endpoint, long billedSeconds) {

    /// The price according to the price list.
    public DollarAmount price() {
        return PriceList.price(endpoint, billedSeconds);
    }
}
