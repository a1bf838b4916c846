package app.saywell.desk.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.ear.EarAnswer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TrialChooserTest {
    private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");
    private static final List<String> VOICES =
            IntStream.range(0, 12).mapToObj(number -> "voice" + number).toList();
    private static final Contrast CONTRAST = ContrastCatalog.find("l-r").orElseThrow();

    private final TrialChooser chooser = new TrialChooser(new Random(47), VOICES);

    @Test
    void aBeginnerHearsEightVoicesAndNeverOneTwiceInARow() {
        Set<String> voices = new HashSet<>();
        Set<Integer> said = new HashSet<>();
        Optional<Trial> before = Optional.empty();
        for (int i = 0; i < 200; i++) {
            Trial trial = chooser.choose(new ContrastProgress(CONTRAST, List.of()), before);
            before.ifPresent(last -> {
                assertThat(trial.voice()).isNotEqualTo(last.voice());
                assertThat(trial.set()).isNotEqualTo(last.set());
            });
            assertThat(trial.text()).isEqualTo(trial.word().text());
            voices.add(trial.voice());
            said.add(trial.said());
            before = Optional.of(trial);
        }
        assertThat(voices).containsExactlyInAnyOrderElementsOf(VOICES.subList(0, 8));
        assertThat(said).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void whoHearsAllVoicesWellHearsTheWordsInSentences() {
        List<EarAnswer> answers = answers(20, true);
        Trial trial = chooser.choose(new ContrastProgress(CONTRAST, answers), Optional.empty());
        assertThat(trial.level()).isEqualTo(EarLevel.SENTENCES);
        assertThat(trial.text()).contains(" " + trial.word().text() + " ").endsWith(".");
    }

    @Test
    void whoMissesMuchHearsOneSlowVoice() {
        Trial trial = chooser.choose(new ContrastProgress(CONTRAST, answers(6, false)), Optional.empty());
        assertThat(trial.level()).isEqualTo(EarLevel.ONE_VOICE);
        assertThat(trial.voice()).isEqualTo("voice0");
        assertThat(trial.manner().speed()).isLessThan(1);
    }

    @Test
    void whatWasMissedLastComesBackMoreOften() {
        List<EarAnswer> answers = new ArrayList<>();
        for (WordSet set : CONTRAST.sets()) {
            answers.add(new EarAnswer(CONTRAST.id(), set.shown(), 0, 0, "voice0", 3, NOW));
        }
        WordSet missed = CONTRAST.sets().get(5);
        answers.add(new EarAnswer(CONTRAST.id(), missed.shown(), 0, 1, "voice0", 3, NOW));
        ContrastProgress progress = new ContrastProgress(CONTRAST, answers);
        long often = IntStream.range(0, 2000)
                .filter(i -> chooser.choose(progress, Optional.empty()).set().equals(missed))
                .count();
        double expected = 2000.0 * 4 / (CONTRAST.sets().size() + 3);
        assertThat((double) often).isBetween(expected * 0.7, expected * 1.3);
    }

    @Test
    void newWordsComeAFewAtATimeTheMostUsualFirst() {
        Set<WordSet> seen = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            seen.add(chooser.choose(new ContrastProgress(CONTRAST, List.of()), Optional.empty())
                    .set());
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(CONTRAST.sets().subList(0, 8));
    }

    private static List<EarAnswer> answers(int count, boolean right) {
        List<String> words = CONTRAST.sets().getFirst().shown();
        return IntStream.range(0, count)
                .mapToObj(i -> new EarAnswer(CONTRAST.id(), words, 0, right ? 0 : 1, "voice0", 3, NOW))
                .toList();
    }
}
