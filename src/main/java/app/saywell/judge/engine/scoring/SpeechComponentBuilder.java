package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.ear.PhoneScore;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.SpokenWord;
import java.util.ArrayList;
import java.util.List;

/// Builds the speech components of the contract: words with syllables and phonemes, and the pauses
/// between them. Feedback is added later.
final class SpeechComponentBuilder {
    private final RecordingAnalysis analysis;

    private SpeechComponentBuilder(RecordingAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<SpeechComponent> build(RecordingAnalysis analysis) {
        return build(analysis, SentenceStressDetector.detect(analysis));
    }

    /// @param stresses one for each token
    static List<SpeechComponent> build(RecordingAnalysis analysis, List<WordStress> stresses) {
        List<TokenScore> tokens = analysis.scores();
        SpeechComponentBuilder builder = new SpeechComponentBuilder(analysis);
        List<SpeechComponent> components = new ArrayList<>();
        for (int tokenIndex = 0; tokenIndex < tokens.size(); tokenIndex++) {
            AlignedToken aligned = tokens.get(tokenIndex).aligned();
            if (tokenIndex > 0) {
                int end = tokens.get(tokenIndex - 1).aligned().endFrame();
                builder.addPause(components, end, aligned.startFrame());
            }
            components.add(builder.word(
                    tokens.get(tokenIndex), stresses.get(tokenIndex).stressed()));
        }
        return List.copyOf(components);
    }

    private void addPause(List<SpeechComponent> components, int startFrame, int endFrame) {
        if (endFrame > startFrame) {
            components.add(Pause.between(analysis.secondsAt(startFrame), analysis.secondsAt(endFrame)));
        }
    }

    private Word word(TokenScore token, boolean stressed) {
        AlignedToken aligned = token.aligned();
        List<Syllable> syllables = new ArrayList<>();
        List<Phoneme> phonemes = new ArrayList<>();
        int firstPhone = 0;
        for (SpokenWord word : aligned.reading().words()) {
            List<SyllableSpan> spans = word.syllables();
            for (SyllableSpan span : spans) {
                List<PhoneScore> phones = token.phones().subList(firstPhone + span.from(), firstPhone + span.to());
                boolean inStressedSyllable = spans.size() == 1 ? stressed : span.stress() == Stress.PRIMARY;
                syllables.add(syllable(span, phones));
                phones.forEach(phone -> phonemes.add(phoneme(phone, inStressedSyllable)));
            }
            firstPhone += word.pronunciation().sounds().size();
        }
        return new Word(
                aligned.token().text(),
                analysis.secondsAt(aligned.startFrame()),
                analysis.secondsAt(aligned.endFrame()),
                token.score(),
                token.score() >= Word.CORRECT_THRESHOLD,
                stressed,
                null,
                syllables,
                phonemes);
    }

    private Syllable syllable(SyllableSpan span, List<PhoneScore> phones) {
        double score = phones.stream().mapToDouble(PhoneScore::score).average().orElse(0);
        return new Syllable(
                span.ipa(),
                span.grapheme(),
                Math.round(10 * score) / 10.0,
                analysis.secondsAt(phones.getFirst().segment().startFrame()),
                analysis.secondsAt(phones.getLast().segment().endFrame()));
    }

    private Phoneme phoneme(PhoneScore phone, boolean stressed) {
        var segment = phone.segment();
        return new Phoneme(
                segment.sound().ipa(),
                phone.heardIpa().orElse(null),
                phone.score(),
                phone.isRight(),
                stressed,
                null,
                analysis.secondsAt(segment.startFrame()),
                analysis.secondsAt(segment.endFrame()));
    }
}
