package app.saywell.desk.shell.failure;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.RecordingFailure;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Commands say what happened and what to do, with details in brackets.
class FailureSentenceTest {
    @ParameterizedTest
    @EnumSource(FailureKind.class)
    void everyFailureIsASentenceWithDetailsInBrackets(FailureKind kind) {
        String said = FailureSentence.of(new CallFailure(kind, 503, "", "no connection could be made"));
        String sentence = said.substring(0, said.indexOf(" (503, "));
        assertThat(sentence).hasSizeGreaterThan(30).endsWith(".").doesNotContain("Exception", "_", "status");
        assertThat(said).endsWith("(503, no connection could be made)");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNEXPECTED")
    void soIsEveryRecordingThatFailed(RecordingFailure failure) {
        String said = FailureSentence.of(new RecorderState.RecordingFailed(
                Optional.empty(), failure, "the system refused it", Optional.empty()));
        String sentence = said.substring(0, said.indexOf(" (the system"));
        assertThat(sentence).hasSizeGreaterThan(15).endsWith(".").doesNotContain("Exception", "_", "practice.");
    }

    @Test
    void aFaultOfSaywellIsToldWithoutTheWordsOfItsException() {
        String said = FailureSentence.of(new RecorderState.RecordingFailed(
                Optional.empty(),
                RecordingFailure.UNEXPECTED,
                "Cannot invoke \"app.saywell.Take.close()\" because \"this.take\" is null",
                Optional.empty()));
        assertThat(said).endsWith(".").doesNotContain("(", "app.saywell");
    }
}
