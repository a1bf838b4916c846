package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.tier.IntervalMark;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.PitchMovement;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.WordStressPattern;
import java.util.List;
import java.util.Optional;

/// A recording with its analysis; without components while it has no result.
///
/// @param acoustics pitch and spectrogram; empty if they cannot be computed
/// @param marks the marks of a teacher
/// @param wordStress how the stress of words was heard; empty where nobody listened for it
/// @param focus the sounds that count now; mistakes in others are drawn pale
/// @param turns where the voice goes at the ends of list items and of the whole; empty where nobody listened for it
public record AnalyzedRecording(
        WaveformEnvelope envelope,
        List<SpeechComponent> components,
        Optional<AcousticAnalysis> acoustics,
        List<IntervalMark> marks,
        List<HeardWordStress> wordStress,
        SoundFocus focus,
        List<MelodyTurn> turns) {

    /// Copies the lists.
    public AnalyzedRecording {
        components = List.copyOf(components);
        marks = List.copyOf(marks);
        wordStress = List.copyOf(wordStress);
        turns = List.copyOf(turns);
    }

    /// A recording whose word stress nobody listened for, and of which all sounds count.
    public AnalyzedRecording(
            WaveformEnvelope envelope,
            List<SpeechComponent> components,
            Optional<AcousticAnalysis> acoustics,
            List<IntervalMark> marks) {
        this(envelope, components, acoustics, marks, List.of(), SoundFocus.ALL, List.of());
    }

    /// The same with how the stress of its words and its melody were heard.
    public AnalyzedRecording withProsody(PronunciationResult result) {
        FluencyReport report = result.fluency();
        return report == null
                ? this
                : new AnalyzedRecording(
                        envelope,
                        components,
                        acoustics,
                        marks,
                        report.wordStress(),
                        focus,
                        MelodyTurn.in(report, words().size()));
    }

    /// The same with the sounds that count now.
    public AnalyzedRecording withFocus(SoundFocus other) {
        return new AnalyzedRecording(envelope, components, acoustics, marks, wordStress, other, turns);
    }

    /// The stress of a word, by the dictionary and as it was heard; empty for words of one syllable.
    ///
    /// @param index of the word, counted from 0
    public Optional<WordStressPattern> stressOf(int index) {
        List<Word> words = words();
        return index < 0 || index >= words.size()
                ? Optional.empty()
                : WordStressPattern.of(
                        words.get(index),
                        wordStress.stream()
                                .filter(heard -> heard.word() == index)
                                .findFirst()
                                .orElse(null));
    }

    /// A recording with only a waveform and an analysis.
    public AnalyzedRecording(WaveformEnvelope envelope, List<SpeechComponent> components) {
        this(envelope, components, Optional.empty(), List.of());
    }

    /// Where the voice goes at the end of a word; empty where it is not told.
    public Optional<PitchMovement> turnAfter(int index) {
        return turns.stream()
                .filter(turn -> turn.word() == index)
                .map(MelodyTurn::movement)
                .findFirst();
    }

    /// The words in spoken order.
    public List<Word> words() {
        return components.stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }

    /// Whether sound and alignment are the same, whatever was said about it: what is looked at stays in
    /// view when a mark changes how something counts.
    boolean hasSameSoundAs(AnalyzedRecording other) {
        return envelope.equals(other.envelope)
                && components.stream()
                        .map(AnalyzedRecording::place)
                        .toList()
                        .equals(other.components.stream()
                                .map(AnalyzedRecording::place)
                                .toList());
    }

    private record Place(double start, double end, String word) {}

    private static Place place(SpeechComponent component) {
        return new Place(component.start(), component.end(), component instanceof Word word ? word.word() : "");
    }
}
