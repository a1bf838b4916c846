package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.TakeQuality;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// The homework page and `TakeQuality` find the same in a recording.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class HomeworkQualityInChromiumTest {
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");

    @TempDir
    Path folder;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @Test
    void thePageFindsInARecordingWhatSaywellFinds() throws Exception {
        Path page = folder.resolve("page.html");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            new HomeworkLesson(fixture, "Unit 3", List.of("One"), 1).give(HomeworkAudience.WHOLE_CLASS, page);
        }
        Pcm speech = new AudioDecoder().decode(SPEECH);
        List<Pcm> recordings = List.of(
                speech,
                scaled(speech, 0.03),
                scaled(speech, 0.0001),
                scaled(speech, 30),
                scaled(speech, 1.35),
                part(speech, 0.9, 2.96),
                part(speech, 0, 1.1),
                part(speech, 0.9, 1.1),
                part(speech, 0.9, 1.4),
                noisy(speech, 0.01),
                noisy(speech, 0.1));
        String module;
        try (InputStream in = HomeworkPage.class.getResourceAsStream("quality.js")) {
            module = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
        List<Set<String>> seen = new ArrayList<>();
        try (ChromiumBrowser browser = new ChromiumBrowser(folder.resolve("profile"), SPEECH);
                BrowserTab tab = browser.open(page, 1366, 768)) {
            for (Pcm recording : recordings) {
                Set<String> found = new TreeSet<>();
                tab.evaluate("(() => { const content ="
                                + " JSON.parse(document.getElementById('content').textContent);"
                                + module
                                + "; return findings("
                                + Arrays.toString(recording.samples())
                                + ", "
                                + recording.sampleRate()
                                + "); })()")
                        .forEach(key -> found.add(key.asString()));
                assertThat(found).as("recording " + seen.size()).isEqualTo(expectedFindings(TakeQuality.of(recording)));
                seen.add(found);
            }
        }
        assertThat(seen.stream().flatMap(Set::stream).distinct())
                .contains("silent", "quiet", "clipped", "cut-start", "cut-end", "short", "noisy");
    }

    private static Set<String> expectedFindings(TakeQuality quality) {
        Set<String> expected = new TreeSet<>();
        switch (quality.level().verdict()) {
            case GOOD -> {}
            case SILENT -> {
                return Set.of("silent");
            }
            case TOO_QUIET -> expected.add("quiet");
            case TOO_LOUD -> expected.add("loud");
            case CLIPPED -> expected.add("clipped");
        }
        switch (quality.noise().verdict()) {
            case GOOD -> {}
            case NOISY -> expected.add("noisy");
            case VERY_NOISY -> expected.add("very-noisy");
        }
        switch (quality.completeness().verdict()) {
            case COMPLETE -> {}
            case CUT_AT_START -> expected.add("cut-start");
            case CUT_AT_END -> expected.add("cut-end");
            case CUT_AT_BOTH -> expected.add("cut-both");
            case TOO_SHORT -> expected.add("short");
        }
        return expected;
    }

    private static Pcm scaled(Pcm audio, double factor) {
        float[] samples = new float[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) Math.clamp(audio.samples()[i] * factor, -1, 1);
        }
        return new Pcm(samples, audio.sampleRate());
    }

    private static Pcm part(Pcm audio, double from, double to) {
        return new Pcm(
                Arrays.copyOfRange(audio.samples(), (int) (from * audio.sampleRate()), (int) (to * audio.sampleRate())),
                audio.sampleRate());
    }

    private static Pcm noisy(Pcm audio, double deviation) {
        Random random = new Random(7);
        float[] samples = audio.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (deviation * random.nextGaussian());
        }
        return new Pcm(samples, audio.sampleRate());
    }
}
