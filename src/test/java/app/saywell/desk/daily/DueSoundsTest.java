package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.language.lexicon.Phone;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DueSoundsTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 27);

    @Test
    void soundsThatCountNowComeBeforeAllOthers() {
        assertThat(new DueSounds(List.of(), SoundFocus.ALL).on(DAY)).containsExactly("ɹ", "l", "f");
        SoundFocus focus = new SoundFocus(Set.of(Phone.TH, Phone.Z));
        assertThat(new DueSounds(List.of(), focus).on(DAY)).containsExactly("θ", "z", "ɹ");
        assertThat(new DueSounds(List.of(), focus).words(DAY).getFirst())
                .as("a word with the first of them")
                .contains("th");
    }
}
