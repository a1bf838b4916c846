package app.saywell.ui.kit.wave;

/// What lies under the pointer.
public record Hit(Side side, Tier.Kind kind, Mark mark) {}
