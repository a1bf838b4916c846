package app.saywell.desk.store.billing;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.Library;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.RequestKey;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What was paid for is found again until it is erased, and nothing else is erased with it.
class PaidAnswersTest {
    private static final RequestKey JUDGED = key("a1", "voice 1", ServiceEndpoint.PRONUNCIATION);
    private static final RequestKey JUDGED_SIMPLY = key("a2", "voice 1", ServiceEndpoint.PRONUNCIATION_SIMPLE);
    private static final RequestKey OTHER = key("b1", "voice 2", ServiceEndpoint.PRONUNCIATION);

    @TempDir
    private Path folder;

    private Library library;
    private SqliteAnswerStore answers;
    private SentAudioStore sent;

    @BeforeEach
    void open() {
        library = Library.open(folder);
        answers = new SqliteAnswerStore(library.database());
        sent = new SentAudioStore(library.database());
        answers.store(JUDGED, "{\"first\": 1}");
        answers.store(JUDGED_SIMPLY, "{\"second\": 2}");
        answers.store(OTHER, "{\"third\": 3}");
    }

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void anAnswerIsFoundAsItCameAndReplaced() {
        assertThat(answers.find(JUDGED)).contains("{\"first\": 1}");
        answers.store(JUDGED, "{\"first\": 4}");
        assertThat(answers.find(JUDGED)).contains("{\"first\": 4}");
        assertThat(answers.find(key("c", "voice 3", ServiceEndpoint.TRANSCRIBE)))
                .isEmpty();
    }

    @Test
    void theAnswersAboutARecordingAreErased() {
        answers.erase("voice 1");
        assertThat(answers.find(JUDGED)).isEmpty();
        assertThat(answers.find(JUDGED_SIMPLY)).isEmpty();
        assertThat(answers.find(OTHER)).isPresent();
    }

    @Test
    void theAnswersOfAnEndpointAreErased() {
        answers.erase(ServiceEndpoint.PRONUNCIATION);
        assertThat(answers.find(JUDGED)).isEmpty();
        assertThat(answers.find(OTHER)).isEmpty();
        assertThat(answers.find(JUDGED_SIMPLY)).isPresent();
    }

    @Test
    void everyFormInWhichARecordingWasSentIsKnownOnce() {
        assertThat(sent.find("hash")).isEmpty();
        sent.record("hash", "as wav");
        sent.record("hash", "as wav");
        sent.record("hash", "as mp3");
        sent.record("other", "as wav");
        assertThat(sent.find("hash")).containsExactlyInAnyOrder("as wav", "as mp3");
    }

    @Test
    void whatIsNoLongerStoredWasNeverSent() {
        sent.record("hash", "as wav");
        sent.removeUnused();
        assertThat(sent.find("hash")).isEmpty();
    }

    private static RequestKey key(String digest, String audio, ServiceEndpoint endpoint) {
        return new RequestKey(digest, audio, "https://service.example", endpoint);
    }
}
