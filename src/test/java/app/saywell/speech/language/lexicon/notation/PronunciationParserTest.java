package app.saywell.speech.language.lexicon.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.language.lexicon.PronunciationOrigin;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PronunciationParserTest {
    @ParameterizedTest
    @CsvSource({
        "/həˈloʊ/, HH AH0 L OW1",
        "həˈləʊ, HH AH0 L OW1",
        "/ˈmɪn.dʒi/, M IH1 N JH IY0",
        "[t͡ʃɜːt͡ʃ], CH ER1 CH",
        "/ˈθɪŋk.ɪŋ/, TH IH1 NG K IH0 NG",
        "/ˌʌndɚˈstænd/, AH2 N D ER0 S T AE1 N D",
        "/ˈbʌtn̩/, B AH1 T AH0 N",
        "/kæt/, K AE1 T",
        "/ˈvɛɹi/, V EH1 R IY0",
        "/əˈɹaʊnd/, AH0 R AW1 N D",
        "/pʰɑɹk/, P AA1 R K",
        "/aɪ/, AY1"
    })
    void readsIpaInItsUsualVariants(String typed, String sounds) {
        assertThat(PronunciationParser.parse(typed).arpabet()).isEqualTo(sounds);
        assertThat(PronunciationParser.parse(typed).source()).isEqualTo(PronunciationOrigin.TEACHER);
    }

    @ParameterizedTest
    @CsvSource({
        "huh-LOH, HH AH0 L OW1",
        "MIN-jee, M IH1 N JH IY0",
        "per-SEP-shun, P ER0 S EH1 P SH AH0 N",
        "soh-YUHN, S OW0 Y AH1 N",
        "KIM, K IH1 M",
        "my, M AY1",
        "THING-king, TH IH1 NG K IH0 NG"
    })
    void readsRespellings(String typed, String sounds) {
        assertThat(PronunciationParser.parse(typed).arpabet()).isEqualTo(sounds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "//", "-", "[ ]", "ˈ"})
    void nothingIsNoPronunciation(String typed) {
        assertThatThrownBy(() -> PronunciationParser.parse(typed))
                .isInstanceOf(PronunciationSyntaxException.class)
                .hasMessageContaining("no sound");
    }

    @ParameterizedTest
    @CsvSource({"/kæ5/, 5, 3", "/кот/, к, 1", "HE-l7o, 7o, 4"})
    void namesWhatItDoesNotUnderstand(String typed, String sign, int position) {
        assertThatThrownBy(() -> PronunciationParser.parse(typed))
                .isInstanceOfSatisfying(PronunciationSyntaxException.class, e -> {
                    assertThat(e).hasMessageContaining(sign);
                    assertThat(e.position()).isEqualTo(position);
                });
    }

    @Property(tries = 1000)
    void anythingTypedIsReadOrRefused(@ForAll String typed) {
        try {
            assertThat(PronunciationParser.parse(typed).sounds()).isNotEmpty();
        } catch (PronunciationSyntaxException e) {
            assertThat(e.getMessage()).isNotBlank();
        }
    }
}
