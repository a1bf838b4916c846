package app.saywell.engine.judge;

import app.saywell.engine.align.AlignedToken;
import app.saywell.engine.lexicon.Stress;
import app.saywell.engine.lexicon.syllable.SyllableSpan;
import app.saywell.engine.score.PhoneScore;
import app.saywell.engine.score.TokenScore;
import app.saywell.engine.text.SpokenWord;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;

/// Writes an analysis in the vocabulary of the service: words with syllables and phonemes, and the
/// pauses between them. Feedback is left to others.
final class Components {
    private final Clock clock;

    private Components(Clock clock) {
        this.clock = clock;
    }

    static List<SpeechComponent> of(Analysis analysis) {
        List<TokenScore> tokens = analysis.scores();
        List<Boolean> stressed = new Prominence(analysis).of(tokens);
        Components writer = new Components(analysis.clock());
        List<SpeechComponent> components = new ArrayList<>();
        for (int t = 0; t < tokens.size(); t++) {
            AlignedToken aligned = tokens.get(t).evidence().aligned();
            if (t > 0) {
                int end = tokens.get(t - 1).evidence().aligned().end();
                writer.addPause(components, end, aligned.start());
            }
            components.add(writer.word(tokens.get(t), stressed.get(t)));
        }
        return List.copyOf(components);
    }

    private void addPause(List<SpeechComponent> components, int from, int to) {
        if (to > from) {
            double start = clock.at(from);
            double end = clock.at(to);
            components.add(new Pause(start, end, end - start >= Pause.LONG));
        }
    }

    private Word word(TokenScore token, boolean stressed) {
        AlignedToken aligned = token.evidence().aligned();
        List<Syllable> syllables = new ArrayList<>();
        List<Phoneme> phonemes = new ArrayList<>();
        int first = 0;
        for (SpokenWord word : aligned.reading().words()) {
            List<SyllableSpan> spans = word.syllables();
            for (SyllableSpan span : spans) {
                List<PhoneScore> phones =
                        token.phones().subList(first + span.from(), first + span.to());
                boolean heavy = spans.size() == 1 ? stressed : span.stress() == Stress.PRIMARY;
                syllables.add(syllable(span, phones));
                phones.forEach(phone -> phonemes.add(phoneme(phone, heavy)));
            }
            first += word.pronunciation().sounds().size();
        }
        return new Word(
                aligned.token().text(),
                clock.at(aligned.start()),
                clock.at(aligned.end()),
                token.score(),
                token.score() >= Word.THRESHOLD,
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
                clock.at(phones.getFirst().evidence().segment().start()),
                clock.at(phones.getLast().evidence().segment().end()));
    }

    private Phoneme phoneme(PhoneScore phone, boolean stressed) {
        var segment = phone.evidence().segment();
        String expected = segment.sound().ipa();
        String heard =
                phone.heard()
                        .map(h -> h == phone.evidence().phone() ? expected : h.ipa())
                        .orElse(null);
        return new Phoneme(
                expected,
                heard,
                phone.score(),
                phone.right(),
                stressed,
                null,
                clock.at(segment.start()),
                clock.at(segment.end()));
    }
}
