package app.saywell.practice.scoring;

import app.saywell.library.settings.ServiceKind;

import java.util.Optional;

/// Hands out the services. Called at every use, because the hosted one's address may have changed.
@FunctionalInterface
public interface Judges {
    /// The service of that kind; the embedded one starts when it is first called.
    Judge of(ServiceKind kind);

    /// The same, whose calls are booked as being for `purpose`: see [Purposes].
    default Judge of(ServiceKind kind, String purpose) {
        return of(kind);
    }

    /// The name of the hosted service that is set, as the ledger has it; empty where none is set.
    default Optional<String> hostedName() {
        return Optional.of(of(ServiceKind.HOSTED).name());
    }
}
