package app.saywell.desk.practice.state;

import java.util.Locale;

/// A sound that is made of the recordings of a sentence to be heard, and that is not kept.
public enum DerivedSound {
    /// The take with the lengths, the melody and the loudness of the model reading.
    MINE_LIKE_MODEL,
    /// The melody of the take, hummed.
    MY_MELODY,
    /// The melody of the model reading, hummed.
    MODEL_MELODY;

    /// Its name among texts and nodes, such as `my-melody`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
