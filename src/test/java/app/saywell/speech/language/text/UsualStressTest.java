package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsualStressTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();
    private static final TextNormalizer READER = new TextNormalizer(LEXICON);

    @ParameterizedTest
    @CsvSource({
        "a photographer, 1, '[1]'",
        "the photograph, 0, '[0]'",
        "photographic film, 0, '[0, 2]'", // the secondary stress moves forward
        "my record, 0, '[0]'",
        "to record, 1, '[1]'",
        "old records, 0, '[0]'",
        "record, 0, '[0, 1]'", // nothing tells which it is
        "sixteen men, 1, '[0, 1]'", // and so do numbers
        "to export, 1, '[0, 1]'", // natives say both
    })
    void theSentenceTellsWhichSyllableIsStressed(String text, int at, String accepted) {
        List<SpokenToken> tokens = READER.read(text);
        int index = text.endsWith("film") || text.endsWith("men") || tokens.size() == 1 ? 0 : 1;
        UsualStress stress = usual(tokens, index);
        if (stress.accepted().size() == 1) {
            assertThat(stress.syllable()).isEqualTo(at);
        }
        assertThat(stress.accepted().stream().sorted().toList()).hasToString(accepted);
        assertThat(stress.accepted()).contains(stress.syllable());
    }

    @Test
    void theTableAgreesWithTheDictionary() {
        List<String> wrong = new ArrayList<>();
        Set<String> capitals = StressTable.shipped().familyWords().stream()
                .flatMap(word -> StressTable.shipped().family(word).stream())
                .collect(Collectors.toSet());
        for (String word : capitals) {
            if (!LEXICON.contains(word) || !places(word).contains(place(word))) {
                wrong.add(word + " " + places(word));
            }
        }
        for (StressTable.StressPair pair : StressTable.shipped().pairs()) {
            if (!LEXICON.contains(pair.noun())
                    || place(pair.noun()) == place(pair.verb())
                    || !pair.noun().equalsIgnoreCase(pair.verb())) {
                wrong.add(pair.toString());
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(capitals.size() + StressTable.shipped().pairs().size()).isGreaterThanOrEqualTo(300);
    }

    private static UsualStress usual(List<SpokenToken> tokens, int index) {
        SpokenToken token = tokens.get(index);
        return UsualStress.of(
                index == 0 ? "" : tokens.get(index - 1).text(),
                token,
                token.readings().getFirst().words().getFirst());
    }

    /// Where the capitals of a word begin, in vowels before them.
    private static int place(String capitals) {
        String word = capitals.toLowerCase(Locale.ROOT);
        int first = (int) capitals.chars().takeWhile(Character::isLowerCase).count();
        SpokenWord said =
                new SpokenWord(word, word, LEXICON.pronunciations(word).getFirst());
        int end = 0;
        for (int i = 0; i < said.syllables().size(); i++) {
            String letters = said.syllables().get(i).grapheme();
            end += letters == null ? 0 : letters.length();
            if (first < end) {
                return i;
            }
        }
        return -1;
    }

    private static List<Integer> places(String capitals) {
        String word = capitals.toLowerCase(Locale.ROOT);
        return LEXICON.pronunciations(word).stream()
                .map(pronunciation -> new SpokenWord(word, word, pronunciation)
                        .syllables().stream().map(SyllableSpan::stress).toList().lastIndexOf(Stress.PRIMARY))
                .toList();
    }
}
