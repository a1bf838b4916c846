package app.saywell.desk.kit.sound;

import app.saywell.desk.kit.FrameTimer;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.speech.audio.capture.LevelMeter;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/// The level of the microphone: a bar with flat zones, a mark for the recent peak, a bracket around
/// the target level, and a clip indicator that stays on after clipping.
///
/// A click resets the clip indicator. A screen reader is told in a word how loud it is.
public final class LevelMeterBar extends ThemedRegion {
    private static final double MIN_DB = -60;
    private static final double TARGET_MIN_DB = -18;
    private static final double TARGET_MAX_DB = -6;
    private static final double WIDTH = 180;
    private static final double HEIGHT = 10;

    private final AudioSession audioSession;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final ReadOnlyStringWrapper loudness = new ReadOnlyStringWrapper("off");
    private final StringBinding words;
    private Optional<LevelMeter.LevelReading> displayedReading = Optional.empty();

    /// Shows the level of the open microphone.
    public LevelMeterBar(AudioSession audioSession, LocalizedTexts texts) {
        this.audioSession = audioSession;
        getStyleClass().add("meter");
        setAccessibleRole(AccessibleRole.PROGRESS_INDICATOR);
        words = Bindings.createStringBinding(
                () -> texts.get("kit.meter." + loudness.get()), loudness, texts.language());
        accessibleTextProperty().bind(texts.binding("kit.meter").concat(": ").concat(words));
        getChildren().add(canvas);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setOnMouseClicked(event -> audioSession.meter().ifPresent(LevelMeter::resetClip));
        FrameTimer.runWhileShown(this, audioSession.microphoneInUse(), this::update);
    }

    /// The latest reading, if a microphone is open.
    public Optional<LevelMeter.LevelReading> reading() {
        return displayedReading;
    }

    /// How loud it is, in a word.
    public StringBinding words() {
        return words;
    }

    private void update() {
        Optional<LevelMeter.LevelReading> latest = audioSession.meter().map(LevelMeter::reading);
        if (!latest.equals(displayedReading)) {
            displayedReading = latest;
            loudness.set(latest.map(LevelMeterBar::loudness).orElse("off"));
            paint();
        }
    }

    /// By the recent peak, which does not fall between two words.
    private static String loudness(LevelMeter.LevelReading reading) {
        if (reading.isMuted()) {
            return "none";
        }
        if (reading.clipped()) {
            return "clipped";
        }
        if (reading.holdDb() > TARGET_MAX_DB) {
            return "loud";
        }
        return reading.holdDb() < TARGET_MIN_DB ? "quiet" : "good";
    }

    @Override
    protected void themeChanged() {
        paint();
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, WIDTH, HEIGHT);
        g.setFill(color(ThemeColor.BACKGROUND));
        g.fillRoundRect(0, 0, WIDTH, HEIGHT, HEIGHT, HEIGHT);
        displayedReading.ifPresent(reading -> paint(g, reading));
        g.setFill(color(ThemeColor.SOFT));
        g.fillRect(Math.round(toX(TARGET_MIN_DB)), 0, 2, HEIGHT);
        g.fillRect(Math.round(toX(TARGET_MAX_DB)), 0, 2, HEIGHT);
    }

    private void paint(GraphicsContext g, LevelMeter.LevelReading reading) {
        ThemeColor themeColor = ThemeColor.GOOD;
        if (reading.clipped()) {
            themeColor = ThemeColor.RECORDING;
        } else if (reading.peakDb() > TARGET_MAX_DB) {
            themeColor = ThemeColor.NEARLY;
        }
        g.setFill(color(themeColor));
        double width = reading.clipped() ? WIDTH : toX(reading.peakDb());
        if (width >= HEIGHT / 2) {
            g.fillRoundRect(0, 0, width, HEIGHT, HEIGHT, HEIGHT);
        }
        if (reading.holdDb() > MIN_DB) {
            g.setFill(color(ThemeColor.TEXT));
            g.fillRect(Math.round(toX(reading.holdDb())) - 1, 0, 2, HEIGHT);
        }
    }

    private static double toX(double decibels) {
        return Math.clamp((decibels - MIN_DB) / -MIN_DB, 0, 1) * WIDTH;
    }
}
