package app.saywell.desk.speaking;

import app.saywell.desk.school.speaking.FreeSpeech;
import java.util.OptionalDouble;

/// A judged free speech with its report.
public record MeasuredSpeech(FreeSpeech speech, SpeechReport report) {
    /// Compares texts by sound and may load the dictionary, so do not call it on the window's thread.
    ///
    /// @throws java.util.NoSuchElementException if it was not judged
    public static MeasuredSpeech of(FreeSpeech speech) {
        return new MeasuredSpeech(
                speech,
                SpeechReport.of(speech.answers().orElseThrow(), speech.audio().seconds()));
    }

    /// Whether nothing makes its figures a guess.
    boolean isComparable() {
        return report.runs().isPresent() && report.concerns().stream().noneMatch(SpeechConcern::spoilsFigures);
    }

    /// A figure of it; empty where there is too little for it.
    public OptionalDouble figure(SpeechMeasure measure) {
        return measure.in(report);
    }
}
