package app.saywell.service.store;

import app.saywell.service.account.Money;
import app.saywell.service.account.Tariff;
import app.saywell.speech.Endpoint;

/// What one call would cost.
///
/// @param seconds billed seconds
public record Cost(Endpoint endpoint, long seconds) {

    /// By the tariff.
    public Money price() {
        return Tariff.price(endpoint, seconds);
    }
}
