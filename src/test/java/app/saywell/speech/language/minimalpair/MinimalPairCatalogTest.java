package app.saywell.speech.language.minimalpair;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.minimalpair.MinimalPairCatalog.MinimalPair;
import org.junit.jupiter.api.Test;

/// Words that differ in one sound.
class MinimalPairCatalogTest {

    @Test
    void findsPairsInBothDirections() {
        assertThat(MinimalPairCatalog.find("θ", "s", 2))
                .containsExactly(new MinimalPair("think", "sink"), new MinimalPair("thick", "sick"));
        assertThat(MinimalPairCatalog.find("s", "θ", 1)).containsExactly(new MinimalPair("sink", "think"));
    }

    @Test
    void findsPairsWithAnySoundWhenTheHeardOneIsUnknown() {
        assertThat(MinimalPairCatalog.find("θ", "", 20)).hasSizeGreaterThan(10);
        assertThat(MinimalPairCatalog.find("θ", "ʒ", 20)).isEmpty();
    }
}
