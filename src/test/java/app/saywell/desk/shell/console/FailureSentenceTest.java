package app.saywell.desk.shell.console;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
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
}
