package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Words in capitals: words, abbreviations, or the name of a letter.
class CapitalsTest {
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IT | it",
                "I LIKE THAT CAT | i like that cat",
                "GIVE IT TO US | give it to us",
                "He said THAT | he said that",
                "I AM happy | i am happy",
                "WE WATCH TV | we watch t v",
                "OK BBC USA | o k b b c u s a",
                "The US army | the u s army",
                "Come at 7 AM | come at seven a m"
            })
    void usualWordsInCapitalsAreWordsAndAbbreviationsLetters(String text, String words) {
        assertThat(READER.read(text).stream()
                        .flatMap(token -> token.readings().getFirst().words().stream())
                        .map(SpokenWord::word)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(words);
    }

    @Test
    void usualWordsInCapitalsAreNeverHeardAsLetters() {
        for (String text : List.of("IT", "He said THAT", "a CAT", "GIVE IT TO US")) {
            for (SpokenToken token : READER.read(text)) {
                assertThat(token.readings()).allMatch(reading -> reading.words().size() == 1);
            }
        }
        assertThat(READER.read("an IT company").get(1).readings())
                .anyMatch(reading -> reading.words().size() == 2);
    }

    /// Only its letter's name was expected, so that whoever said the article was faulted.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A cat sat. | 0 | true",
                "It is big. A cat sat. | 3 | true",
                "IT IS A BIG CAT | 2 | true",
                "Vitamin A | 1 | false",
                "A | 0 | false",
                "A, B and C | 0 | false",
                "A is for apple | 0 | false"
            })
    void aCapitalAIsArticleOrLetter(String text, int place, boolean rather) {
        List<List<Phone>> ways = phones(READER.read(text).get(place));
        List<List<Phone>> article = phones(READER.read("a cat").getFirst());
        assertThat(ways).containsAll(article).contains(List.of(Phone.EY));
        assertThat(ways.getFirst()).isEqualTo(rather ? article.getFirst() : List.of(Phone.EY));
    }

    private static List<List<Phone>> phones(SpokenToken token) {
        return token.readings().stream()
                .map(way -> way.words().getFirst().pronunciation().phones())
                .toList();
    }
}
