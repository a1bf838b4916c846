package app.saywell.engine.wording;

/// Whom the sentences address.
public enum Audience {
    /// Anyone: short and kind, plain enough for a child.
    EVERYONE,
    /// A child: pictures and play instead of the mouth's anatomy.
    CHILD,
    /// An adult: exact and brief.
    ADULT
}
