package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.take.SpokenWordStore.MissedSound;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog.MinimalPair;
import java.util.List;
import org.junit.jupiter.api.Test;

class SoundDrillTest {
    @Test
    void ofSeveralMissedSoundsTheOneThatTheListOfRecurringErrorsNamesFirst() {
        List<MissedSound> misses = List.of(
                new MissedSound("θ", "t", "three", 1),
                new MissedSound("θ", "t", "think", 2),
                new MissedSound("ɹ", "l", "Three,", 3));
        SoundDrill drill = SoundDrill.of("three", List.of("three"), misses).orElseThrow();
        assertThat(drill.expected()).isEqualTo("θ");
        assertThat(drill.heard()).isEqualTo("t");
        assertThat(drill.pair()).contains(new MinimalPair("three", "tree"));
        assertThat(drill.expected())
                .isEqualTo(RecurringError.find(misses, 2).getFirst().expected());
    }

    @Test
    void aPairOfOtherWordsIsBetterThanNone() {
        SoundDrill drill = SoundDrill.of("months", List.of("months"), List.of(new MissedSound("θ", "s", "months", 1)))
                .orElseThrow();
        assertThat(drill.pair()).contains(new MinimalPair("think", "sink"));
    }

    @Test
    void aWordThatWasNeverMissedIsHeardBesideItsPartnerInTheLesson() {
        SoundDrill drill =
                SoundDrill.of("tree", List.of("three", "tree"), List.of()).orElseThrow();
        assertThat(drill.expected()).isEqualTo("t");
        assertThat(drill.heard()).as("nobody heard it").isEmpty();
        assertThat(drill.pair()).contains(new MinimalPair("tree", "three"));
        assertThat(SoundDrill.of("tree", List.of("tree", "house"), List.of())).isEmpty();
    }

    @Test
    void whatWasHeardInAnotherWordIsToldInOneThatWasNotSaidYet() {
        SoundDrill drill = SoundDrill.of(
                        "three", List.of("three", "tree"), List.of(new MissedSound("θ", "t", "think", 1)))
                .orElseThrow();
        assertThat(drill.heard()).isEqualTo("t");
    }
}
