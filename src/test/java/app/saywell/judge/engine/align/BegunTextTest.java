package app.saywell.judge.engine.align;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.text.SpokenToken;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A text of which only the beginning was said so far.
class BegunTextTest {
    private static final List<SpokenToken> TEXT = Stream.of("M UW1 N", "F IH1 SH", "K AE1 T", "S IY1 Z")
            .map(MadePosteriors::token)
            .toList();

    @Test
    void theWordsThatWereSaidAreFoundWhereTheyAre() {
        List<AlignedToken> said = aligned("M UW1 N", "F IH1 SH");
        assertThat(said).extracting(AlignedToken::startFrame).containsExactly(30, 54);
        assertThat(said).extracting(AlignedToken::endFrame).containsExactly(54, 78);
    }

    @Test
    void aWordThatIsOnlyBegunMovesNoneBeforeIt() {
        AlignedToken first = aligned("M UW1 N", "F IH1").getFirst();
        assertThat(first.startFrame()).isEqualTo(30);
        assertThat(first.endFrame()).isEqualTo(54);
    }

    @Test
    void inSilenceNoWordIsFoundAndAtTheEndAllAre() {
        assertThat(aligned()).isEmpty();
        assertThat(aligned("M UW1 N", "F IH1 SH", "K AE1 T", "S IY1 Z")).hasSize(4);
    }

    private static List<AlignedToken> aligned(String... heard) {
        return ForcedAligner.alignBegun(MadePosteriors.heard(heard), TEXT);
    }
}
