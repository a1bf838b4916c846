package app.saywell.desk.kit.theme;

import java.util.Locale;

/// The colours that canvases paint with. The themes give each one its value in CSS.
public enum ThemeColor {
    /// The ground of the window.
    BACKGROUND,
    /// The ground of a card.
    CARD,
    /// Thin lines and frames.
    LINE,
    /// Text.
    TEXT,
    /// Secondary text.
    SOFT,
    /// Playhead, focus and selection.
    ACCENT,
    /// The ground of a selection.
    ACCENT_TINT,
    /// Lines and symbols of this level.
    GOOD,
    /// The ground of what was good.
    GOOD_TINT,
    /// Waveform of what was good.
    GOOD_WAVE,
    /// Lines and symbols of this level.
    NEARLY,
    /// The ground of what was nearly right.
    NEARLY_TINT,
    /// Waveform of what was nearly right.
    NEARLY_WAVE,
    /// Lines and symbols of this level.
    WORK,
    /// The ground of what is weak.
    WORK_TINT,
    /// Waveform of what is weak.
    WORK_WAVE,
    /// Hatching where there is no score.
    MISSING,
    /// Waveform of the model reading.
    MODEL_WAVE,
    /// Waveform between words.
    QUIET_WAVE,
    /// The band of a pause.
    PAUSE,
    /// The pitch curve.
    PITCH,
    /// Signs of a running recording.
    RECORDING;

    /// The CSS property that holds its value, such as `-ink-good-tint`.
    String cssProperty() {
        return "-ink-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The colour of lines and symbols of a level.
    public static ThemeColor forLevel(ScoreLevel level) {
        return switch (level) {
            case GOOD -> GOOD;
            case NEARLY -> NEARLY;
            case WEAK -> WORK;
            case MISSING -> MISSING;
        };
    }

    /// The colour behind text of a level.
    public static ThemeColor tintFor(ScoreLevel level) {
        return switch (level) {
            case GOOD -> GOOD_TINT;
            case NEARLY -> NEARLY_TINT;
            case WEAK -> WORK_TINT;
            case MISSING -> BACKGROUND;
        };
    }

    /// The waveform colour of a level.
    public static ThemeColor waveformFor(ScoreLevel level) {
        return switch (level) {
            case GOOD -> GOOD_WAVE;
            case NEARLY -> NEARLY_WAVE;
            case WEAK -> WORK_WAVE;
            case MISSING -> QUIET_WAVE;
        };
    }
}
