package app.saywell.engine.voice;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.StressedPhone;
import app.saywell.engine.text.GuidedLexicon;
import app.saywell.engine.text.PhraseBreak;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.SpokenWord;
import app.saywell.engine.text.TextNormalizer;
import app.saywell.engine.voice.SynthesisException.Kind;
import app.saywell.speech.PronunciationGuide;

import java.util.ArrayList;
import java.util.List;

/// Divides a text into utterances and says how each of their words sounds: figures and
// abbreviations
/// as the judge's text reader has them, by its most usual reading.
final class UtterancePlanner {
    /// Characters of the longest text.
    static final int MOST_CHARACTERS = 3000;

    /// Sounds after which a sentence is cut at its next comma, and those after which it is cut
    /// anywhere; a sound is two tokens at most, or three with its stress.
    private static final int LONG = 110;

    private static final int LONGEST = 150;

    private final Lexicon lexicon;

    UtterancePlanner(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    List<Utterance> plan(String text, PronunciationGuide guide, boolean british) {
        if (text.length() > MOST_CHARACTERS) {
            throw new SynthesisException(
                    Kind.TOO_LONG,
                    "The text is longer than " + MOST_CHARACTERS + " characters; divide it.",
                    null);
        }
        PronunciationGuide words = new PronunciationGuide(guide.restrictedTo(text).words(), false);
        Lexicon guided = GuidedLexicon.withGuide(lexicon, words);
        List<SpokenToken> tokens = read(guided, text);
        Marks marks = new Marks(text);
        List<List<Marked>> phrases = new ArrayList<>(List.of(new ArrayList<>()));
        for (SpokenToken token : tokens) {
            List<SpokenWord> said = token.readings().getFirst().words();
            for (int i = 0; i < said.size(); i++) {
                boolean ends = i + 1 == said.size();
                char mark = ends ? marks.after(token.text(), token.breakAfter()) : 0;
                phrases.getLast()
                        .add(
                                new Marked(
                                        said.get(i),
                                        mark,
                                        ends ? token.breakAfter() : PhraseBreak.NONE));
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
            boolean foreign =
                    text.codePoints()
                            .anyMatch(
                                    c ->
                                            Character.isLetter(c)
                                                    && Character.UnicodeScript.of(c)
                                                            != Character.UnicodeScript.LATIN);
            throw new SynthesisException(
                    foreign ? Kind.OTHER_SCRIPT : Kind.NO_LETTERS,
                    foreign
                            ? "Only English can be said; other scripts belong in the meaning."
                            : "There is nothing in the text that can be said.",
                    e);
        }
    }

    private static List<Utterance> utterances(List<List<Marked>> phrases, ConnectedSpeech speech) {
        List<Utterance> all = new ArrayList<>();
        List<Utterance.Word> words = new ArrayList<>();
        int sounds = 0;
        for (List<Marked> phrase : phrases) {
            List<SpokenWord> plain = phrase.stream().map(Marked::word).toList();
            for (int i = 0; i < plain.size(); i++) {
                List<StressedPhone> said = speech.sounds(plain, i);
                Marked marked = phrase.get(i);
                words.add(new Utterance.Word(plain.get(i).word(), said, marked.mark));
                sounds += said.size();
                boolean closing = marked.after == PhraseBreak.SENTENCE;
                boolean cut = sounds > LONG && marked.after != PhraseBreak.NONE || sounds > LONGEST;
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

    private record Marked(SpokenWord word, char mark, PhraseBreak after) {}
}
