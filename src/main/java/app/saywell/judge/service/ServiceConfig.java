package app.saywell.judge.service;

import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.store.StorageConfig;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// The configuration of a service.
///
/// @param storage where keys and credits are stored
/// @param listenAddress the address it listens on; loopback by default
/// @param adminAddress where health and metrics are answered; nowhere by default
/// @param limits time, size and memory limits
/// @param plan the plan to set; if absent, the plan stays, and a new account gets Enterprise
/// @param clock the clock for expiry, months and rate limits; if absent, this computer's clock is
///     used with SQLite and the database's clock with PostgreSQL
public record ServiceConfig(
        StorageConfig storage,
        ListenAddress listenAddress,
        Optional<ListenAddress> adminAddress,
        ServiceLimits limits,
        Optional<ServicePlan> plan,
        Optional<InstantSource> clock) {

    /// A service on a free loopback port with its database in a folder.
    public static ServiceConfig inFolder(Path folder) {
        return ofStorage(StorageConfig.inFolder(folder));
    }

    /// A service on a free loopback port with the given database.
    public static ServiceConfig ofStorage(StorageConfig storage) {
        return new ServiceConfig(
                storage,
                ListenAddress.loopback(),
                Optional.empty(),
                ServiceLimits.defaults(),
                Optional.empty(),
                Optional.empty());
    }

    /// A copy with another listen address.
    public ServiceConfig with(ListenAddress newListenAddress) {
        return new ServiceConfig(storage, newListenAddress, adminAddress, limits, plan, clock);
    }

    /// A copy that answers health and metrics at an address.
    public ServiceConfig withAdmin(ListenAddress newAdminAddress) {
        return new ServiceConfig(storage, listenAddress, Optional.of(newAdminAddress), limits, plan, clock);
    }

    /// A copy with other limits.
    public ServiceConfig with(ServiceLimits newLimits) {
        return new ServiceConfig(storage, listenAddress, adminAddress, newLimits, plan, clock);
    }

    /// A copy with another port.
    public ServiceConfig withPort(int newPort) {
        return with(listenAddress.withPort(newPort));
    }

    /// A copy that sets a plan.
    public ServiceConfig withPlan(ServicePlan newPlan) {
        return new ServiceConfig(storage, listenAddress, adminAddress, limits, Optional.of(newPlan), clock);
    }

    /// A copy with another clock.
    ServiceConfig withClock(InstantSource newClock) {
        return new ServiceConfig(storage, listenAddress, adminAddress, limits, plan, Optional.of(newClock));
    }
}
