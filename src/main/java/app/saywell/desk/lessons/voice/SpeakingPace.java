package app.saywell.desk.lessons.voice;

/// How fast made model readings speak for learners of a level. Speed is scored against the model, and
/// nothing below 70 % of it counts: a child who reads well says 70 % of a voice at its usual speed.
public enum SpeakingPace {
    /// For children and others who begin.
    BEGINNERS(0.75),
    /// For learners who know the words.
    INTERMEDIATE(0.85),
    /// The usual speed of the voice.
    NATURAL(1);

    private final double speed;

    SpeakingPace(double speed) {
        this.speed = speed;
    }

    /// The speed of the voice, as in [VoiceManner#speed()].
    public double speed() {
        return speed;
    }
}
