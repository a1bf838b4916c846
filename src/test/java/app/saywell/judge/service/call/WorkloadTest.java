package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WorkloadTest {
    @Test
    void aShortRecordingCountsAsOneOfFourSecondsAndALongOrTranscribedOneTwice() {
        assertThat(amount(ServiceEndpoint.PRONUNCIATION, 0.3)).isEqualTo(4);
        assertThat(amount(ServiceEndpoint.PRONUNCIATION, 60)).isEqualTo(60);
        assertThat(amount(ServiceEndpoint.PRONUNCIATION, 300)).isEqualTo(600);
        assertThat(amount(ServiceEndpoint.TRANSCRIBE, 30)).isEqualTo(60);
        assertThat(amount(ServiceEndpoint.TRANSCRIBE, 300)).isEqualTo(600);
        assertThat(amount(ServiceEndpoint.TRANSCRIBE, 0)).isZero();
    }

    @Test
    void whatIsTooLongToBeScoredIsLongButOfUnknownAmount() {
        assertThat(Workload.of(ServiceEndpoint.PRONUNCIATION, 700)).isEqualTo(new Workload(0, true));
    }

    @Test
    void anUploadIsMeasuredByItsRecording() {
        assertThat(Workload.of(ServiceEndpoint.PRONUNCIATION, upload(seconds(5))))
                .isEqualTo(new Workload(5, false));
        assertThat(Workload.of(ServiceEndpoint.PRONUNCIATION, upload(seconds(100))))
                .isEqualTo(new Workload(200, true));
        assertThat(Workload.of(ServiceEndpoint.PRONUNCIATION, new FormFields(Map.of())))
                .isEqualTo(Workload.UNKNOWN);
    }

    @Test
    void anUploadOfUnknownLengthHasNoAmountAndIsLongIfItIsLarge() {
        assertThat(Workload.of(ServiceEndpoint.TRANSCRIBE, upload(new byte[1_000])))
                .isEqualTo(Workload.UNKNOWN);
        assertThat(Workload.of(ServiceEndpoint.TRANSCRIBE, upload(new byte[1_000_000])))
                .isEqualTo(new Workload(0, true));
    }

    private static double amount(ServiceEndpoint endpoint, double audioSeconds) {
        return Workload.of(endpoint, audioSeconds).amount();
    }

    private static byte[] seconds(int count) {
        return WavEncoder.encode(new Pcm(new float[count * 8_000], 8_000));
    }

    private static FormFields upload(byte[] file) {
        return new FormFields(Map.of(FormFields.FILE, file));
    }
}
