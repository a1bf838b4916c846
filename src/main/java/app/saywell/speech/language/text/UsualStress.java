package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Which syllable of a word is usually stressed in its sentence.
///
/// @param syllable the most usual one, counted from 0
/// @param accepted all those that count as right: those of other pronunciations, and of nouns and verbs where the
///     sentence doesn't tell which it is. A secondary stress before the main one is among them, because natives put
///     the main stress there before a stressed word (japaNESE, JApanese food), and the first syllable of thirteen
public record UsualStress(int syllable, Set<Integer> accepted) {
    private static final Set<String> BEFORE_NOUNS = Set.of(
            "a", "an", "the", "my", "your", "his", "its", "our", "their", "this", "these", "those", "some", "any", "no",
            "every", "each", "of", "in", "on", "with", "for", "from", "by", "new", "old", "good", "bad", "big");
    private static final Set<String> BEFORE_VERBS = Set.of(
            "to", "will", "would", "can", "could", "shall", "should", "may", "might", "must", "do", "does", "did", "i",
            "you", "we", "they", "he", "she", "who", "don't", "doesn't", "didn't", "can't", "won't", "let's", "i'll",
            "you'll", "we'll", "they'll", "please", "always", "never", "not");

    /// Copies the set.
    public UsualStress {
        accepted = Set.copyOf(accepted);
    }

    /// Of a word of a sentence.
    ///
    /// @param previous the word before it as written; empty at the beginning
    /// @param token the word with all ways to say it
    /// @param said the way in which it was said, of one word
    public static UsualStress of(String previous, SpokenToken token, SpokenWord said) {
        List<SyllableSpan> syllables = said.syllables();
        int count = syllables.size();
        int own = primary(syllables);
        int inSentence = token.isTaught() ? -1 : byKind(previous, token.text(), said, count);
        if (inSentence >= 0) {
            return new UsualStress(inSentence, Set.of(inSentence));
        }
        Set<Integer> accepted = new HashSet<>();
        for (TokenReading reading : token.readings()) {
            List<SyllableSpan> other =
                    reading.words().size() == 1 ? reading.words().getFirst().syllables() : List.of();
            if (other.size() == count) {
                addUsual(accepted, other);
            }
        }
        addUsual(accepted, syllables);
        if (token.text().toLowerCase(Locale.ROOT).endsWith("teen")) {
            accepted.add(0);
        }
        if (!token.isTaught()) {
            StressTable.shipped()
                    .pair(token.text())
                    .ifPresent(pair ->
                            accepted.addAll(List.of(place(pair.noun(), said, count), place(pair.verb(), said, count))));
        }
        accepted.remove(-1);
        return new UsualStress(Math.max(0, own), accepted);
    }

    private static void addUsual(Set<Integer> accepted, List<SyllableSpan> syllables) {
        int primary = primary(syllables);
        accepted.add(primary);
        for (int i = 0; i < primary; i++) {
            if (syllables.get(i).stress().isStressed()) {
                accepted.add(i);
            }
        }
    }

    /// The last one where the dictionary has several (engineer).
    private static int primary(List<SyllableSpan> syllables) {
        return syllables.stream().map(SyllableSpan::stress).toList().lastIndexOf(Stress.PRIMARY);
    }

    /// By the word before it: "a record", "to record". -1 where that doesn't tell, or where noun and verb don't
    /// differ.
    private static int byKind(String previous, String word, SpokenWord said, int count) {
        String before = previous.replace('’', '\'').toLowerCase(Locale.ROOT);
        boolean noun = BEFORE_NOUNS.contains(before);
        return noun || BEFORE_VERBS.contains(before)
                ? StressTable.shipped()
                        .pair(word)
                        .filter(StressTable.StressPair::distinct)
                        .map(pair -> place(noun ? pair.noun() : pair.verb(), said, count))
                        .orElse(-1)
                : -1;
    }

    /// The syllable that the capitals of a word begin in; -1 where the word isn't divided like that.
    private static int place(String capitals, SpokenWord said, int count) {
        int first = (int) capitals.chars().takeWhile(Character::isLowerCase).count();
        List<Integer> ends = new ArrayList<>();
        int letters = 0;
        for (SyllableSpan syllable : said.syllables()) {
            String spelled = syllable.grapheme();
            if (spelled == null) {
                return -1;
            }
            letters += spelled.length();
            ends.add(letters);
        }
        for (int i = 0; i < count; i++) {
            if (first < ends.get(i)) {
                return i;
            }
        }
        return -1;
    }
}
