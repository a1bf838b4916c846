package app.saywell.judge.engine.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.language.lexicon.Phone;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FeedbackPhrasesTest {
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)[^}]*}");

    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(book(FeedbackLanguage.KOREAN).keys())
                .isEqualTo(book(FeedbackLanguage.ENGLISH).keys());
    }

    @Test
    void everyVariantNamesTheSameTermsInBothLanguages() {
        for (String key : book(FeedbackLanguage.KOREAN).keys()) {
            assertThat(slots(FeedbackLanguage.KOREAN, key)).as(key).isEqualTo(slots(FeedbackLanguage.ENGLISH, key));
        }
    }

    @Test
    void everySoundHasANameAndAHint() {
        for (FeedbackLanguage language : FeedbackLanguage.values()) {
            for (Phone phone : Phone.values()) {
                assertThat(book(language).has("sound." + phone)).as("%s", phone).isTrue();
                assertThat(book(language).has("hint." + phone)).as("%s", phone).isTrue();
            }
        }
    }

    @Test
    void swapsAreOfKnownSounds() {
        for (String key : book(FeedbackLanguage.ENGLISH).keys()) {
            if (key.startsWith("swap.")) {
                String[] parts = key.split("\\.");
                assertThat(parts[1].equals("AX") || Phone.ofArpabet(parts[1]).isPresent())
                        .as(key)
                        .isTrue();
                assertThat(Phone.ofArpabet(parts[2])).as(key).isPresent();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(FeedbackLanguage.class)
    void sentencesEndAsSentencesDo(FeedbackLanguage language) {
        FeedbackPhrases book = FeedbackPhrases.of(language);
        for (String key : book.keys()) {
            if (!key.startsWith("sound.")) {
                assertThat(book.variants(key)).as(key).allMatch(s -> s.matches("(?s).*([.!?)]|\\{hint})"));
            }
        }
    }

    @Test
    void koreanIsPoliteThroughout() {
        FeedbackPhrases book = book(FeedbackLanguage.KOREAN);
        for (String key : book.keys()) {
            if (!key.startsWith("sound.")) {
                for (String sentence : book.variants(key)) {
                    assertThat(sentence.split("(?<=[.!?])\\s+"))
                            .as(key)
                            .allMatch(s ->
                                    s.equals("{hint}") || s.matches(".*[요까][.!?]") || s.equals("({correct}/{total})"));
                }
            }
        }
    }

    private static FeedbackPhrases book(FeedbackLanguage language) {
        return FeedbackPhrases.of(language);
    }

    private static Set<String> slots(FeedbackLanguage language, String key) {
        var names = new TreeSet<String>();
        for (String variant : book(language).variants(key)) {
            SLOT.matcher(variant).results().forEach(slot -> names.add(slot.group(1)));
        }
        return names;
    }
}
