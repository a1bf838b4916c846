package app.saywell.desk.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ContrastCatalogTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();

    @Test
    void hasFortyContrastsOfWhichMostHaveTwentySets() {
        assertThat(ContrastCatalog.all()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(ContrastCatalog.all().stream()
                        .filter(contrast -> contrast.sets().size() >= 20)
                        .count())
                .isGreaterThanOrEqualTo(40);
        assertThat(ContrastCatalog.all()).allSatisfy(contrast -> assertThat(contrast.sets())
                .as(contrast.id())
                .hasSizeGreaterThanOrEqualTo(8)
                .doesNotHaveDuplicates());
        assertThat(ContrastCatalog.all().stream().map(Contrast::id)).doesNotHaveDuplicates();
        assertThat(ContrastCatalog.all()).anyMatch(contrast -> contrast.sides().size() == 3);
    }

    @Test
    void theWordsOfASetAreSaidDifferently() {
        for (Contrast contrast : ContrastCatalog.all()) {
            for (WordSet set : contrast.sets()) {
                Set<List<StressedPhone>> said = new HashSet<>();
                set.words().forEach(word -> said.add(sounds(word)));
                assertThat(said).as(set.toString()).hasSameSizeAs(set.words());
            }
        }
    }

    @Test
    void theWordsOfASoundContrastHaveTheSoundOfTheirSide() {
        Contrast contrast = ContrastCatalog.find("ee-i").orElseThrow();
        assertThat(contrast.sides()).containsExactly("i", "ɪ");
        assertThat(contrast.sets()).allSatisfy(set -> {
            assertThat(ipa(set.words().getFirst())).contains("i");
            assertThat(ipa(set.words().getLast())).contains("ɪ");
        });
    }

    @Test
    void theWordsOfTheStressContrastAreStressedWhereTheCapitalsStand() {
        Contrast stress = ContrastCatalog.find("stress").orElseThrow();
        for (WordSet set : stress.sets()) {
            TrainingWord first = set.words().getFirst();
            TrainingWord second = set.words().getLast();
            assertThat(stressedVowel(first)).as(first.shown()).isZero();
            assertThat(stressedVowel(second)).as(second.shown()).isPositive();
            assertThat(first.shown()).matches("[A-Z]+[a-z]+");
            assertThat(second.shown()).matches("[a-z]+[A-Z]+[a-z]*");
            assertThat(first.guide().restrictedTo("say " + first.text()).words())
                    .containsEntry(first.text(), "/" + first.sounds() + "/");
        }
    }

    @Test
    void noWordIsRudeOrSaidInTwoWays() throws IOException {
        Set<String> unfit = Files.readAllLines(Path.of("src/train/contrasts/unfit.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .flatMap(line -> List.of(line.split(" ")).stream())
                .collect(Collectors.toSet());
        assertThat(unfit).hasSizeGreaterThan(200);
        assertThat(ContrastCatalog.all().stream()
                        .flatMap(contrast -> contrast.sets().stream())
                        .flatMap(set -> set.words().stream())
                        .filter(word -> word.sounds().isEmpty())
                        .map(TrainingWord::text))
                .doesNotContainAnyElementsOf(unfit);
    }

    private static List<StressedPhone> sounds(TrainingWord word) {
        return word.sounds().isEmpty()
                ? LEXICON.pronunciations(word.text()).getFirst().sounds()
                : PronunciationParser.parse("/" + word.sounds() + "/").sounds();
    }

    private static List<String> ipa(TrainingWord word) {
        return sounds(word).stream().map(StressedPhone::ipa).toList();
    }

    private static int stressedVowel(TrainingWord word) {
        Pronunciation parsed = PronunciationParser.parse("/" + word.sounds() + "/");
        List<StressedPhone> vowels = parsed.sounds().stream()
                .filter(sound -> sound.phone().isVowel())
                .toList();
        for (int i = 0; i < vowels.size(); i++) {
            if (vowels.get(i).arpabet().endsWith("1")) {
                return i;
            }
        }
        return -1;
    }
}
