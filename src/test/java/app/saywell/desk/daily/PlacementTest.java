package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.ear.Contrast;
import app.saywell.desk.ear.ContrastCatalog;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();

    @Test
    void everySoundOfTheContrastsIsReadTwiceAtLeast() {
        Map<String, Integer> times = new TreeMap<>();
        Placement.SENTENCES.stream()
                .flatMap(PlacementTest::sounds)
                .forEach(sound -> times.merge(sound, 1, Integer::sum));
        List<String> sides = ContrastCatalog.all().stream()
                .map(Contrast::sides)
                .flatMap(List::stream)
                .flatMap(side -> Stream.of(side.split("/", -1)))
                .filter(side -> LEXICON_SOUNDS.contains(side))
                .distinct()
                .toList();
        assertThat(sides).hasSizeGreaterThan(30);
        assertThat(sides).allSatisfy(side -> assertThat(times.getOrDefault(side, 0))
                .as(side + " in " + times)
                .isGreaterThanOrEqualTo(2));
    }

    @Test
    void theSentencesTakeLessThanThreeMinutes() {
        int words = Placement.SENTENCES.stream()
                .mapToInt(text -> text.split(" ", -1).length)
                .sum();
        // At 60 words a minute, slower than a beginner reads.
        assertThat(words / 60.0).isLessThan(2);
        assertThat(Placement.SENTENCES).hasSize(8);
    }

    private static final List<String> LEXICON_SOUNDS = Stream.of(Phone.values())
            .map(phone -> StressedPhone.of(phone, phone.isVowel() ? Stress.PRIMARY : Stress.NONE)
                    .ipa())
            .toList();

    private static Stream<String> sounds(String text) {
        return Stream.of(text.toLowerCase(Locale.ENGLISH).split("[^a-z]+", -1))
                .filter(word -> !word.isEmpty())
                .flatMap(word -> LEXICON.pronunciations(word).getFirst().sounds().stream())
                .map(StressedPhone::ipa);
    }
}
