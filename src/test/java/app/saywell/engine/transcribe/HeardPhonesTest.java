package app.saywell.engine.transcribe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.audio.AudioDecoder;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class HeardPhonesTest {
    private static final AcousticModel MODEL = AcousticModel.load();
    private static final NetworkEnsemble ONE = NetworkEnsemble.load().only(0);
    private static final String[] PHONES = {"IY", "S", "T", "SIL"};

    @Test
    void everyFrameHasItsProbabilities() throws IOException {
        Pcm speech = clip();
        Observations observations = MODEL.observe(new FrontEnd().features(speech));
        float[][] heard = HeardPhones.of(ONE, speech, observations).weighted(1);
        assertThat(heard).hasNumberOfRows(observations.frames());
        int silence = MODEL.silence();
        for (float[] frame : heard) {
            double sum = Math.exp(2 * frame[silence]); // counts half
            for (int phone = 0; phone < frame.length; phone++) {
                boolean filler = frame[phone] == frame[silence];
                sum += filler ? 0 : Math.exp(frame[phone]);
            }
            assertThat(sum).isCloseTo(1, within(0.02));
        }
    }

    @Test
    void twiceTheWeightCountsTwice() throws IOException {
        Pcm speech = clip();
        var heard = HeardPhones.of(ONE, speech, MODEL.observe(new FrontEnd().features(speech)));
        for (String name : PHONES) {
            int phone = MODEL.phone(name);
            assertThat(heard.weighted(2)[50][phone])
                    .isCloseTo(2 * heard.weighted(1)[50][phone], within(1e-5f));
        }
    }

    @Test
    void slowerSpeechIsLessFluent() throws IOException {
        Pcm speech = clip();
        Pcm slow = new Pcm(Resampler.resample(speech, 22_000).samples(), FrontEnd.SAMPLE_RATE);
        assertThat(fluency(slow)).isLessThan(fluency(speech) - 0.1);
    }

    private static double fluency(Pcm speech) {
        return HeardPhones.of(ONE, speech, MODEL.observe(new FrontEnd().features(speech)))
                .fluency();
    }

    private static Pcm clip() throws IOException {
        Path file = Path.of("assets/lessons/sample/audio/1-model.wav");
        Pcm audio = new AudioDecoder(60).decode(Files.readAllBytes(file));
        return Resampler.resample(audio, FrontEnd.SAMPLE_RATE);
    }
}
