package app.saywell.desk.lan;

import app.saywell.desk.homework.RecorderLimits;
import app.saywell.desk.homework.RecorderPage;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// The page that devices in the room show: the recorder of the homework page, with the way to the teacher's computer in
/// place of the file. It is the same for everybody and holds no name, no sentence and no key.
final class RoomPage {
    private static final List<String> MODULES =
            List.of("texts", "bytes", "quality", "drafts", "sound", "waves", "surroundings", "card", "frame");

    private static final RecorderPage PAGE = RecorderPage.of(
            MODULES,
            RecorderPage.text(open("outbox.js")) + "\n" + RecorderPage.text(open("room.js")),
            RecorderPage.text(open("room.css")),
            "connect-src 'self'");

    private final String html;

    /// @param language the language that is shown first: `ko` or `en`
    /// @param fingerprint of the certificate
    RoomPage(String language, String fingerprint) {
        Map<String, Map<String, String>> texts = Map.of("ko", texts("ko"), "en", texts("en"));
        html = PAGE.html(
                language,
                Objects.requireNonNull(texts.getOrDefault(language, Map.of()).get("title")),
                texts,
                new RoomPageContent(
                        language,
                        fingerprint,
                        RoomRecording.SAMPLE_RATE,
                        RoomRecording.MAX_SECONDS,
                        RecorderLimits.all(),
                        texts));
    }

    /// What the script reads.
    ///
    /// @param sampleRate of the recordings that are sent
    /// @param maxSeconds the longest recording
    private record RoomPageContent(
            String language,
            String fingerprint,
            int sampleRate,
            int maxSeconds,
            Map<String, Number> limits,
            Map<String, Map<String, String>> texts) {}

    /// The page.
    String html() {
        return html;
    }

    /// What a browser may load and run for it.
    static String policy() {
        return PAGE.policy();
    }

    /// The texts of the recorder, and those of this page, which go before them.
    static Map<String, String> texts(String language) {
        Map<String, String> texts = new TreeMap<>(RecorderPage.texts(language));
        texts.putAll(RecorderPage.texts(
                new InputStreamReader(open("page_" + language + ".properties"), StandardCharsets.UTF_8)));
        return texts;
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(RoomPage.class.getResourceAsStream(name), "a part of the page is missing");
    }
}
