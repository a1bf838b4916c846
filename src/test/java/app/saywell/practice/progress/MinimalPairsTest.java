package app.saywell.practice.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.practice.progress.MinimalPairs.Pair;

import org.junit.jupiter.api.Test;

/// Words that differ in one sound alone.
class MinimalPairsTest {

    @Test
    void findsPairsInBothDirections() {
        assertThat(MinimalPairs.of("θ", "s", 2))
                .containsExactly(new Pair("think", "sink"), new Pair("thick", "sick"));
        assertThat(MinimalPairs.of("s", "θ", 1)).containsExactly(new Pair("sink", "think"));
    }

    @Test
    void takesAnyOtherSoundWhereNothingIsKnownOfIt() {
        assertThat(MinimalPairs.of("θ", "", 20)).hasSizeGreaterThan(10);
        assertThat(MinimalPairs.of("θ", "ʒ", 20)).isEmpty();
    }
}
