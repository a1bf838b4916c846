package app.saywell.desk.school.speaking;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is known about a recording without a text, for each part in which it was sent: what the services answered, byte
/// for byte, and what Saywell itself found in the sound.
///
/// @param service `embedded`, or the base address of the hosted service
/// @param engine name and version of the engine, if known; may be empty
public record SpeechAnswers(String service, String engine, Instant at, List<AnsweredPart> parts) {

    /// Copies the list.
    public SpeechAnswers {
        parts = List.copyOf(parts);
    }

    /// A part of the recording.
    ///
    /// @param start where it begins in the recording, in seconds
    /// @param transcription the answer of `/transcribe`
    /// @param secondHearing the answer of `/transcribe` on this computer, where the first one does not say how sure
    ///     its words are; empty where it was not asked
    /// @param judgement the answer of `/pronunciation-simple` to what was written down; empty where it could not be
    ///     judged
    /// @param overlap Saywell's own finding: whether two people spoke at the same time somewhere in it; null where
    ///     nobody looked
    public record AnsweredPart(
            double start,
            String transcription,
            String secondHearing,
            String judgement,
            @Nullable Boolean overlap) {

        /// Whether two people are known to have spoken at the same time.
        public boolean hasOverlap() {
            return Boolean.TRUE.equals(overlap);
        }
    }
}
