package app.saywell.desk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What names, titles and lists may be, and that a refused list leaves nothing behind.
class PlainTextTest {
    @TempDir
    Path folder;

    @Test
    void signsThatDriveATerminalAreLeftOut() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var lesson = fixture.useCases.lessons().create("\u001b]0;owned\u0007A\u0000 day\u202e out");
            assertThat(lesson.title()).isEqualTo("]0;ownedA day out");
            var learner = fixture.useCases.learners().add("이\u001b[2J하나", "\u00001", Optional.empty(), Consent.NONE);
            assertThat(learner.name()).isEqualTo("이[2J하나");
            assertThat(learner.number()).isEqualTo("1");
        }
    }

    @Test
    void emojiAndCombinedLettersStay() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(fixture.useCases.lessons().create("🎈 Café 수업").title()).isEqualTo("🎈 Café 수업");
        }
    }

    @Test
    void aLessonOfTooManyOrTooLongSentencesLeavesNothing() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            SentenceDraft draft = new SentenceDraft("the park", "", Optional.empty());
            SentenceDraft endless = new SentenceDraft("a".repeat(10_000_000), "", Optional.empty());
            var lessons = fixture.useCases.lessonImport();
            refused(() -> lessons.create("A lesson", Collections.nCopies(200_000, draft)));
            refused(() -> lessons.create("A lesson", List.of(draft, endless)));
            refused(() -> lessons.create("t".repeat(30_000_000), List.of(draft)));
            assertThat(fixture.useCases.lessons().findAll()).isEmpty();
        }
    }

    @Test
    void aRosterOfAMillionRowsLeavesNoClass() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<RosterEntry> entries = IntStream.range(0, 1_000_000)
                    .mapToObj(i -> new RosterEntry("learner " + i, ""))
                    .toList();
            var classes = fixture.useCases.classes();
            refused(() -> classes.createWithLearners("3-2", Optional.empty(), entries, Consent.NONE));
            assertThat(classes.findAll()).isEmpty();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aQuestionMarkInThePathChangesNothing() {
        Path odd = folder.resolve("is it? 50% #1 수업");
        try (PracticeFixture fixture = new PracticeFixture(odd)) {
            Take take = fixture.take(fixture.sentence("the park"));
            assertThat(odd.resolve("saywell.db")).isNotEmptyFile();
            assertThat(fixture.useCases.takes().find(take.id())).isPresent();
        }
    }

    private static void refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable work) {
        assertThatThrownBy(work).isInstanceOf(RefusedContentException.class);
    }
}
