package app.saywell.service;

import app.saywell.service.account.Plan;
import app.saywell.service.store.Storage;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// What a service is started with.
///
/// @param storage where keys and credits are kept
/// @param host the address to listen at; loopback unless another is named
/// @param port 0 for any free one
/// @param plan the plan to be on from now on; absent leaves it, and opens a new account as
// Enterprise
/// @param clock what expiry, months and minutes are counted by
public record ServiceConfig(
        Storage storage, String host, int port, Optional<Plan> plan, InstantSource clock) {
    private static final String LOOPBACK = "127.0.0.1";

    /// A service on a free loopback port that keeps its database in a folder.
    public static ServiceConfig inFolder(Path folder) {
        return at(Storage.inFolder(folder));
    }

    /// A service on a free loopback port with a database of one's own.
    public static ServiceConfig at(Storage storage) {
        return new ServiceConfig(storage, LOOPBACK, 0, Optional.empty(), InstantSource.system());
    }

    /// The same at another port.
    public ServiceConfig withPort(int newPort) {
        return new ServiceConfig(storage, host, newPort, plan, clock);
    }

    /// The same on a plan.
    public ServiceConfig withPlan(Plan newPlan) {
        return new ServiceConfig(storage, host, port, Optional.of(newPlan), clock);
    }

    /// The same by another clock.
    public ServiceConfig withClock(InstantSource newClock) {
        return new ServiceConfig(storage, host, port, plan, newClock);
    }
}
