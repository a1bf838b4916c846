package app.saywell.desk.school.settings;

import app.saywell.desk.school.learner.Consent;

/// Which speech service scores.
public enum ServiceKind {
    /// The service inside the application. It is free, and no audio leaves the computer.
    EMBEDDED,
    /// The hosted service, or a school's own service on another computer.
    HOSTED;

    /// Where this one was chosen, the service that may score a learner: only with consent is anything sent away.
    public ServiceKind allowedBy(Consent consent) {
        return this == HOSTED && consent.allowsHosted() ? HOSTED : EMBEDDED;
    }
}
