package app.saywell.desk.shell.start;

import app.saywell.desk.homework.ChromiumBrowser;
import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A device of the room: a Chromium of its own that shows the page of the classroom server.
final class BrowserDevice implements AutoCloseable {
    private static final int BYTES_PER_SECOND = 24_000;
    private static final long READING_MS = 4_400;
    private static final long ON_ITS_WAY_NANOS = 1_500_000_000L;

    // The page names each recording that it sends by its digest. The microphone begins its file anew once it was
    // closed.
    private static final String FIRST_SCRIPT = """
        window.fetch = (real => (path, options) => {
          if (options?.method === 'PUT') window.sent = options.headers['Idempotency-Key'];
          return real(path, options);
        })(window.fetch);
        if (navigator.mediaDevices) {
          navigator.mediaDevices.getUserMedia = (real => async wishes => {
            window.heard = await real(wishes);
            return window.heard;
          })(navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices));
        }
        """;

    private final Path profile;
    private final Path microphone;
    private @Nullable ChromiumBrowser browser;
    private @Nullable BrowserTab tab;

    /// @param profile where the browser keeps its storage from one start to the next
    /// @param microphone a WAV file that is played from its start for each recording: four seconds with the
    /// sentence, and then silence
    BrowserDevice(Path profile, Path microphone) {
        this.profile = profile;
        this.microphone = microphone;
    }

    /// A recording on its way.
    ///
    /// @param sha256 the digest that the page told
    record SentRecording(String sha256) {}

    /// Starts the browser with the page.
    void start(String address) throws IOException {
        browser = new ChromiumBrowser(
                profile, microphone, "--ignore-certificate-errors", "--use-fake-ui-for-media-stream");
        tab = browser.open(address, 412, 800, FIRST_SCRIPT);
    }

    /// Chooses a learner.
    ///
    /// @param place in the list of names, from 1
    void sit(int place) {
        tab.await("document.querySelectorAll('.name').length > 0");
        tab.click("li:nth-child(" + place + ") .name");
        tab.await("document.querySelectorAll('.sentence').length > 0");
    }

    /// From now on sending takes several seconds.
    void throttle() {
        tab.throttleUploads(BYTES_PER_SECOND);
    }

    /// Reads a sentence and stays until the recording is on its way.
    SentRecording record(int position) {
        String card = ".sentence:nth-child(" + position + ")";
        tab.evaluate("window.sent = ''; window.heard?.getTracks().forEach(track => track.stop())");
        tab.click(card + " .record");
        tab.await("document.querySelector('" + card + ".recording') !== null");
        tab.evaluate("new Promise(done => setTimeout(done, " + READING_MS + "))");
        tab.click(card + " .record");
        tab.await("window.sent !== ''");
        return new SentRecording(tab.evaluate("window.sent").asString());
    }

    /// Waits until the page says that a recording has arrived.
    void awaitArrival(int position) {
        tab.await("document.querySelector('.sentence:nth-child(" + position + ") > .finding.good') !== null");
    }

    /// When the page that is shown was asked for, as [System#nanoTime] tells time.
    long opened() {
        long milliseconds = tab.evaluate("performance.now()").asLong();
        return System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(milliseconds);
    }

    /// Kills the browser while it sends.
    void kill() {
        LockSupport.parkNanos(ON_ITS_WAY_NANOS);
        browser.kill();
        browser = null;
    }

    @Override
    public void close() {
        if (browser != null) {
            browser.close();
        }
    }
}
