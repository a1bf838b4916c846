package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/// How far a text was read in a recording that goes on: the answer of `/pronunciation-live`, which is Saywell's own.
///
/// @param session under which the next part of the recording is sent
/// @param seconds of the recording that have arrived
/// @param words from the first one of the text on, as far as they are surely over
@JsonPropertyOrder({"session", "seconds", "words"})
public record FollowedReading(String session, double seconds, List<FollowedWord> words) {
    /// The path of the call that begins it; with a slash and the session behind it, of those that go on.
    public static final String PATH = "/pronunciation-live";

    /// Samples a second of every part.
    public static final int SAMPLE_RATE = 16_000;

    /// Longer recordings are not followed.
    public static final double MAX_SECONDS = 28;

    /// Accepts a missing list or text and treats it as empty.
    public FollowedReading {
        session = session == null ? "" : session;
        words = words == null ? List.of() : List.copyOf(words);
    }

    /// A word that was heard while the reading went on. What the whole recording tells later counts.
    ///
    /// @param word as written
    /// @param start in seconds of the recording
    /// @param end in seconds of the recording
    /// @param score 0-100
    /// @param correct whether neither the word nor one of its sounds was judged wrong
    @JsonPropertyOrder({"word", "start", "end", "score", "is_correct"})
    public record FollowedWord(
            String word,
            double start,
            double end,
            double score,
            @JsonProperty("is_correct") boolean correct) {

        /// Accepts a missing text and treats it as empty.
        public FollowedWord {
            word = word == null ? "" : word;
        }
    }
}
