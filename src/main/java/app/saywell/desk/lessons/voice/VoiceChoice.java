package app.saywell.desk.lessons.voice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Who reads a lesson: one voice, or several in turn.
///
/// @param voices ids or names; at least one
public record VoiceChoice(List<String> voices, double speed, double pause) {

    /// Copies the list; refuses an empty one.
    public VoiceChoice {
        voices = List.copyOf(voices);
        if (voices.isEmpty()) {
            throw new IllegalArgumentException("somebody has to read");
        }
    }

    /// One voice at the pace for learners who know the words.
    public static VoiceChoice of(String voice) {
        return new VoiceChoice(List.of(voice), SpeakingPace.INTERMEDIATE.speed(), 0);
    }

    /// How a sentence is said.
    ///
    /// @param position of the sentence in its lesson, from 0
    public VoiceManner at(int position) {
        return new VoiceManner(voices.get(position % voices.size()), speed, pause);
    }

    /// As it is kept in settings.
    String written() {
        return String.join(",", voices) + ";" + speed + ";" + pause;
    }

    static Optional<VoiceChoice> read(String written) {
        String[] parts = written.split(";", -1);
        if (parts.length != 3 || parts[0].isBlank()) {
            return Optional.empty();
        }
        try {
            List<String> voices = Arrays.asList(parts[0].split(",", -1));
            double speed = Double.parseDouble(parts[1]);
            return Optional.of(new VoiceChoice(voices, speed, Double.parseDouble(parts[2])));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
