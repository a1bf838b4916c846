package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.voice.SynthesisException.SynthesisProblem;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpokenText;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.GuidedLexicon;
import app.saywell.speech.language.text.PhraseBreak;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TextNormalizer;
import java.util.ArrayList;
import java.util.List;

/// Divides a text into utterances and says how each of their words sounds: figures and
/// abbreviations as the judge's text reader has them, by its most usual reading.
final class UtterancePlanner {
    /// Characters of the longest text.
    static final int MAX_CHARACTERS = 3000;

    /// Sounds after which a sentence is cut at its next comma, and those after which it is cut
    /// anywhere; a sound is two tokens at most, or three with its stress.
    private static final int LONG_SOUNDS = 110;

    private static final int MAX_SOUNDS = 150;

    private final Lexicon lexicon;

    UtterancePlanner(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    List<Utterance> plan(String text, PronunciationGuide guide, boolean british) {
        if (text.length() > MAX_CHARACTERS) {
            throw new SynthesisException(
                    SynthesisProblem.TOO_LONG,
                    "The text is longer than " + MAX_CHARACTERS + " characters; divide it.",
                    null);
        }
        PronunciationGuide words =
                new PronunciationGuide(guide.restrictedTo(text).words(), false);
        Lexicon guided = GuidedLexicon.withGuide(lexicon, words);
        List<SpokenToken> tokens = read(guided, text);
        PunctuationMarks marks = new PunctuationMarks(SpokenText.of(text));
        List<List<MarkedWord>> phrases = new ArrayList<>(List.of(new ArrayList<>()));
        for (SpokenToken token : tokens) {
            List<SpokenWord> said = token.readings().getFirst().words();
            for (int i = 0; i < said.size(); i++) {
                boolean ends = i + 1 == said.size();
                char mark = ends ? marks.after(token.text(), token.breakAfter()) : 0;
                phrases.getLast().add(new MarkedWord(said.get(i), mark, ends ? token.breakAfter() : PhraseBreak.NONE));
            }
            if (token.breakAfter() != PhraseBreak.NONE) {
                phrases.add(new ArrayList<>());
            }
        }
        return utterances(phrases, new ConnectedSpeech(guided, british));
    }

    private static List<SpokenToken> read(Lexicon lexicon, String text) {
        try {
            return new TextNormalizer(lexicon).read(text);
        } catch (EngineException e) {
            boolean foreign = text.codePoints()
                    .anyMatch(c ->
                            Character.isLetter(c) && Character.UnicodeScript.of(c) != Character.UnicodeScript.LATIN);
            throw new SynthesisException(
                    foreign ? SynthesisProblem.OTHER_SCRIPT : SynthesisProblem.NO_LETTERS,
                    foreign
                            ? "Only English can be said; other scripts belong in the meaning."
                            : "There is nothing in the text that can be said.",
                    e);
        }
    }

    private static List<Utterance> utterances(List<List<MarkedWord>> phrases, ConnectedSpeech speech) {
        List<Utterance> all = new ArrayList<>();
        List<Utterance.UtteranceWord> words = new ArrayList<>();
        int sounds = 0;
        for (List<MarkedWord> phrase : phrases) {
            List<SpokenWord> plain = phrase.stream().map(MarkedWord::word).toList();
            for (int i = 0; i < plain.size(); i++) {
                List<StressedPhone> said = speech.sounds(plain, i);
                MarkedWord marked = phrase.get(i);
                words.add(new Utterance.UtteranceWord(plain.get(i).word(), said, marked.mark));
                sounds += said.size();
                boolean closing = marked.after == PhraseBreak.SENTENCE;
                boolean cut = sounds > LONG_SOUNDS && marked.after != PhraseBreak.NONE || sounds > MAX_SOUNDS;
                if (closing || cut) {
                    all.add(new Utterance(words, closing));
                    words = new ArrayList<>();
                    sounds = 0;
                }
            }
        }
        if (!words.isEmpty()) {
            all.add(new Utterance(words, true));
        }
        return all;
    }

    private record MarkedWord(SpokenWord word, char mark, PhraseBreak after) {}
}
