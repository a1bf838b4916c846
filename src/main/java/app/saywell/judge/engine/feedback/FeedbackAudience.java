package app.saywell.judge.engine.feedback;

/// Who the feedback is for.
public enum FeedbackAudience {
    /// Everyone: short and friendly, simple enough for a child.
    EVERYONE,
    /// A child: images and play instead of anatomy.
    CHILD,
    /// An adult: exact and brief.
    ADULT
}
