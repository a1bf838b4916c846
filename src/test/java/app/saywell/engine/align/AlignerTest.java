package app.saywell.engine.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Golden;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

class AlignerTest {
    /// Ends of the 20 sounds as flite made them, in seconds.
    private static final double[] ENDS = {
        0.279, 0.327, 0.388, 0.450, 0.507, 0.634, 0.737, 0.782, 0.841, 0.885, 1.010, 1.055, 1.092,
        1.198, 1.312, 1.403, 1.478, 1.542, 1.607, 1.837
    };

    private static final AcousticModel MODEL = AcousticModel.load();
    private static final Aligner ALIGNER = new Aligner(MODEL);
    private static final TextReader READER = new TextReader(EnglishLexicon.load());
    private static final Observations HEARD = hear(Golden.speech());

    @Test
    void findsTheSoundsWhereTheSynthesiserPutThem() {
        Alignment alignment =
                ALIGNER.align(HEARD, read(Golden.TEXT), Latitude.STRICT).orElseThrow();
        List<PhoneSegment> phones = alignment.phones();
        assertThat(phones).hasSize(ENDS.length);
        long close = 0;
        for (int i = 0; i < ENDS.length; i++) {
            double end = (phones.get(i).end() + 0.5) * FrontEnd.FRAME_SECONDS;
            assertThat(end).isCloseTo(ENDS[i], within(0.08));
            close += Math.abs(end - ENDS[i]) <= 0.03 ? 1 : 0;
        }
        assertThat(close).isGreaterThanOrEqualTo(15);
    }

    @Test
    void aFreeReadingOfTheRightTextIsTheStrictOne() {
        Alignment strict = ALIGNER.align(HEARD, read(Golden.TEXT), Latitude.STRICT).orElseThrow();
        Alignment free = ALIGNER.align(HEARD, read(Golden.TEXT), Latitude.FREE).orElseThrow();
        assertThat(free.skipped()).isEmpty();
        assertThat(free.phones()).isEqualTo(strict.phones());
    }

    @Test
    void aWordThatWasNotSaidIsSkippedInAFreeReading() {
        Alignment free =
                ALIGNER.align(HEARD, read("seven apples butterfly for my sister"), Latitude.FREE)
                        .orElseThrow();
        assertThat(free.skipped()).containsExactly(2);
    }

    @Test
    void aWordSaidTwiceCountsTheSecondTime() {
        float[] once = Golden.speech().samples();
        int cut = 14_500; // within the closure after "apples"
        float[] twice = new float[once.length + cut];
        System.arraycopy(once, 0, twice, 0, cut);
        System.arraycopy(once, 0, twice, cut, once.length);
        Alignment free =
                ALIGNER.align(
                                hear(new Pcm(twice, FrontEnd.SAMPLE_RATE)),
                                read(Golden.TEXT),
                                Latitude.FREE)
                        .orElseThrow();
        assertThat(free.skipped()).isEmpty();
        assertThat(free.tokens().get(1).start() * FrontEnd.FRAME_SECONDS)
                .isGreaterThan((double) cut / FrontEnd.SAMPLE_RATE);
    }

    @Test
    void tooShortARecordingHasNoAlignment() {
        float[] start = Arrays.copyOf(Golden.speech().samples(), 6_000);
        assertThat(
                        ALIGNER.align(
                                hear(new Pcm(start, FrontEnd.SAMPLE_RATE)),
                                read(Golden.TEXT),
                                Latitude.STRICT))
                .isEmpty();
    }

    private static List<SpokenToken> read(String text) {
        return READER.read(text);
    }

    private static Observations hear(Pcm audio) {
        return MODEL.observe(new FrontEnd().features(audio));
    }
}
