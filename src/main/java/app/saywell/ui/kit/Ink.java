package app.saywell.ui.kit;

import java.util.Locale;

/// The colours that canvases paint with; the themes give each its value in CSS.
public enum Ink {
    /// Behind everything.
    BACKGROUND,
    /// Behind a card.
    CARD,
    /// Thin lines and frames.
    LINE,
    /// Text.
    TEXT,
    /// Text that stands back.
    SOFT,
    /// Playhead, focus, chosen things.
    ACCENT,
    /// Behind a selection.
    ACCENT_TINT,
    /// Level lines and signs.
    GOOD,
    /// Behind what was good.
    GOOD_TINT,
    /// Waveform of what was good.
    GOOD_WAVE,
    /// Level lines and signs.
    NEARLY,
    /// Behind what was nearly right.
    NEARLY_TINT,
    /// Waveform of what was nearly right.
    NEARLY_WAVE,
    /// Level lines and signs.
    WORK,
    /// Behind what is to be worked on.
    WORK_TINT,
    /// Waveform of what is to be worked on.
    WORK_WAVE,
    /// Hatching where there is no score.
    MISSING,
    /// Waveform of the model.
    MODEL_WAVE,
    /// Waveform between words.
    QUIET_WAVE,
    /// The band of a pause.
    PAUSE,
    /// The line of the voice's height.
    PITCH,
    /// Everything that says a recording runs.
    RECORDING;

    /// The property that carries it in CSS, such as `-ink-good-tint`.
    public String property() {
        return "-ink-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Lines and signs of a level.
    public static Ink of(Level level) {
        return switch (level) {
            case GOOD -> GOOD;
            case NEARLY -> NEARLY;
            case WORK -> WORK;
            case MISSING -> MISSING;
        };
    }

    /// Behind what has this level.
    public static Ink tintOf(Level level) {
        return switch (level) {
            case GOOD -> GOOD_TINT;
            case NEARLY -> NEARLY_TINT;
            case WORK -> WORK_TINT;
            case MISSING -> BACKGROUND;
        };
    }

    /// Waveform of what has this level.
    public static Ink waveOf(Level level) {
        return switch (level) {
            case GOOD -> GOOD_WAVE;
            case NEARLY -> NEARLY_WAVE;
            case WORK -> WORK_WAVE;
            case MISSING -> QUIET_WAVE;
        };
    }
}
