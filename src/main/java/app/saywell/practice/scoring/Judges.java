package app.saywell.practice.scoring;

import app.saywell.library.settings.ServiceKind;

/// Hands out the services. Called at every use, because the hosted one's address may have changed.
@FunctionalInterface
public interface Judges {
    /// The service of that kind; the embedded one starts when it is first called.
    Judge of(ServiceKind kind);
}
