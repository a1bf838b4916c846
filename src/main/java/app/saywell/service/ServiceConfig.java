package app.saywell.service;

import app.saywell.service.account.Plan;
import app.saywell.service.call.Limits;
import app.saywell.service.http.Listen;
import app.saywell.service.store.Storage;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// What a service is started with.
///
/// @param storage where keys and credits are kept
/// @param listen where it is reached; loopback alone unless asked for otherwise
/// @param limits how much it takes at a time
/// @param plan the plan to be on from now on; absent leaves it, and opens a new account as
/// Enterprise
/// @param clock what expiry, months and minutes are counted by; absent means this computer's with
///     SQLite and the database's with PostgreSQL
public record ServiceConfig(
        Storage storage,
        Listen listen,
        Limits limits,
        Optional<Plan> plan,
        Optional<InstantSource> clock) {

    /// A service on a free loopback port that keeps its database in a folder.
    public static ServiceConfig inFolder(Path folder) {
        return at(Storage.inFolder(folder));
    }

    /// A service on a free loopback port with a database of one's own.
    public static ServiceConfig at(Storage storage) {
        return new ServiceConfig(
                storage, Listen.loopback(), Limits.usual(), Optional.empty(), Optional.empty());
    }

    /// The same, reached elsewhere.
    public ServiceConfig with(Listen newListen) {
        return new ServiceConfig(storage, newListen, limits, plan, clock);
    }

    /// The same within other limits.
    public ServiceConfig with(Limits newLimits) {
        return new ServiceConfig(storage, listen, newLimits, plan, clock);
    }

    /// The same at another port.
    public ServiceConfig withPort(int newPort) {
        return with(listen.withPort(newPort));
    }

    /// The same on a plan.
    public ServiceConfig withPlan(Plan newPlan) {
        return new ServiceConfig(storage, listen, limits, Optional.of(newPlan), clock);
    }

    /// The same by a clock of one's own.
    public ServiceConfig withClock(InstantSource newClock) {
        return new ServiceConfig(storage, listen, limits, plan, Optional.of(newClock));
    }
}
