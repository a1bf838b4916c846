package app.saywell.judge.engine.voice;

import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.BritishPronunciation;
import app.saywell.speech.language.text.SpokenWord;
import java.util.List;
import java.util.Set;

/// How words are said beside one another: articles, prepositions and auxiliaries are weak within a
/// phrase and strong at its end, and a British final /r/ is heard before a vowel.
final class ConnectedSpeech {
    /// Said in the weak form of the lexicon.
    private static final Set<String> WEAK = Set.of(
            "a", "an", "the", "of", "to", "at", "as", "for", "from", "than", "can", "could", "should", "would", "was",
            "were", "but");

    /// Said without stress, and otherwise whole, unless they end a phrase.
    private static final Set<String> LIGHT = Set.of(
            "am", "and", "are", "be", "been", "did", "do", "does", "had", "has", "have", "if", "in", "into", "is",
            "may", "might", "must", "on", "or", "shall", "so", "that", "there", "will", "with", "by", "you're",
            "you'll", "we're", "we'll", "they're", "they'll", "he's", "she's", "it's", "there's", "let's");

    /// Said without stress also at the end of a phrase.
    private static final Set<String> PRONOUNS = Set.of(
            "he", "her", "him", "his", "it", "its", "me", "my", "she", "their", "them", "they", "us", "we", "you");

    /// Said with half the stress: without any their only vowel would hardly be heard.
    private static final Set<String> HALF_STRESSED = Set.of("i", "i'd", "i'll", "i'm", "i've", "our");

    private final Lexicon lexicon;
    private final boolean british;

    ConnectedSpeech(Lexicon lexicon, boolean british) {
        this.lexicon = lexicon;
        this.british = british;
    }

    /// The sounds of a word in its phrase.
    ///
    /// @param phrase the words between two pauses
    List<StressedPhone> sounds(List<SpokenWord> phrase, int at) {
        SpokenWord word = phrase.get(at);
        Pronunciation said = word.pronunciation();
        if (said.source() == PronunciationOrigin.TEACHER) {
            return said.sounds();
        }
        boolean last = at + 1 == phrase.size();
        boolean vowelNext = !last && startsWithVowel(phrase.get(at + 1));
        List<StressedPhone> american =
                phrase.size() == 1 || !usual(word) ? strong(word) : within(word, last, vowelNext);
        return british
                ? linked(BritishPronunciation.fromAmerican(word.word(), american), american, vowelNext)
                : american;
    }

    private List<StressedPhone> within(SpokenWord word, boolean last, boolean vowelNext) {
        String name = word.word();
        if (HALF_STRESSED.contains(name)) {
            return halfStressed(strong(word));
        }
        if (PRONOUNS.contains(name)) {
            return light(strong(word));
        }
        if (last) {
            return strong(word);
        }
        if (WEAK.contains(name)) {
            return weak(name, vowelNext);
        }
        return LIGHT.contains(name) ? light(strong(word)) : word.pronunciation().sounds();
    }

    /// A letter's name or a rarer reading keeps its sounds.
    private boolean usual(SpokenWord word) {
        return lexicon.pronunciations(word.word()).getFirst().equals(word.pronunciation());
    }

    private List<StressedPhone> strong(SpokenWord word) {
        if (word.pronunciation().form() != PronunciationForm.WEAK) {
            return word.pronunciation().sounds();
        }
        return lexicon.pronunciations(word.word()).stream()
                .filter(said -> said.form() == PronunciationForm.CITATION)
                .findFirst()
                .orElse(word.pronunciation())
                .sounds();
    }

    private List<StressedPhone> weak(String name, boolean vowelNext) {
        List<List<StressedPhone>> weak = lexicon.pronunciations(name).stream()
                .filter(said -> said.form() == PronunciationForm.WEAK)
                .map(Pronunciation::sounds)
                .toList();
        if (weak.isEmpty()) {
            return light(lexicon.pronunciations(name).getFirst().sounds());
        }
        boolean glides = vowelNext && (name.equals("the") || name.equals("to"));
        return glides ? weak.getLast() : weak.getFirst();
    }

    private static List<StressedPhone> light(List<StressedPhone> sounds) {
        return sounds.stream()
                // A weak /ʌ/ would become another vowel.
                .map(s -> s.phone() == Phone.AH && s.stress().isStressed() ? s : s.withStress(Stress.NONE))
                .toList();
    }

    private static List<StressedPhone> halfStressed(List<StressedPhone> sounds) {
        return sounds.stream()
                .map(s -> s.stress().isStressed() ? s.withStress(Stress.SECONDARY) : s)
                .toList();
    }

    private static List<StressedPhone> linked(
            List<StressedPhone> said, List<StressedPhone> american, boolean vowelNext) {
        Phone last = american.getLast().phone();
        boolean silent = last == Phone.R || last == Phone.ER;
        if (!vowelNext || !silent || said.getLast().phone() == Phone.R) {
            return said;
        }
        List<StressedPhone> all = new java.util.ArrayList<>(said);
        all.add(StressedPhone.of(Phone.R, Stress.NONE));
        return List.copyOf(all);
    }

    private static boolean startsWithVowel(SpokenWord word) {
        return word.pronunciation().sounds().getFirst().phone().isVowel();
    }
}
