package app.saywell.desk.practice.drill;

import app.saywell.desk.classes.progress.SoundDrill;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SentenceList;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.task.TaskOutcome;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the practice of a single word: what its drill is about, and the model readings of it and of the
/// next word, which the computer voice makes where there are none.
///
/// Readings are made ahead only for the service on this computer: taking one apart costs money elsewhere.
public final class DrillViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Optional<SoundDrill>> drill = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DrillServices services;
    private final PracticeState practiceState;
    private final LatestRead reads;
    private final Set<Long> askedFor = new HashSet<>();
    private long shownSentence;

    /// Follows the open sentence.
    public DrillViewModel(DrillServices services, PracticeState practiceState) {
        this.services = services;
        this.practiceState = practiceState;
        reads = new LatestRead(services.tasks());
        practiceState.sentenceDetail().subscribe(detail -> detail.ifPresent(this::opened));
    }

    /// What the drill of the open word is about; empty for a sentence, and for a word of which nothing is known.
    public ReadOnlyObjectProperty<Optional<SoundDrill>> drill() {
        return drill.getReadOnlyProperty();
    }

    /// Why a model reading could not be made.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    private void opened(SentenceDetail sentence) {
        SentenceList list = practiceState.sentenceList().get();
        Optional<SentenceList.SentenceListRow> word = list.chosen()
                .filter(row -> row.sentenceId() == sentence.sentenceId() && isWord(row.text()))
                .filter(row -> practiceState.practisingLearner().get().isEmpty());
        if (word.isEmpty()) {
            shownSentence = 0;
            drill.set(Optional.empty());
            return;
        }
        if (shownSentence != sentence.sentenceId()) {
            shownSentence = sentence.sentenceId();
            message.set(Optional.empty());
            drill.set(Optional.empty());
        }
        String text = word.get().text();
        List<String> lessonWords =
                list.rows().stream().map(SentenceList.SentenceListRow::text).toList();
        reads.refresh(
                () -> services.progressReports()
                        .soundDrill(
                                text, lessonWords, services.learners().current().id()),
                found -> {
                    if (shownSentence == sentence.sentenceId()) {
                        drill.set(found);
                    }
                });
        makeReadingsAhead(list);
    }

    private void makeReadingsAhead(SentenceList list) {
        boolean isMade = !services.voice().voice().voices().isEmpty()
                && services.settings().get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED;
        int open = list.chosenIndex();
        for (int row = open; isMade && row < Math.min(open + 2, list.rows().size()); row++) {
            long sentenceId = list.rows().get(row).sentenceId();
            if (isWord(list.rows().get(row).text()) && askedFor.add(sentenceId)) {
                makeReadingAhead(sentenceId);
            }
        }
    }

    private void makeReadingAhead(long sentenceId) {
        services.voice().voiceReadings().makeAhead(sentenceId, outcome -> {
            switch (outcome) {
                case TaskOutcome.TaskDone<Boolean> made -> message.set(Optional.empty());
                case TaskOutcome.TaskCancelled<Boolean> cancelled -> askedFor.remove(sentenceId);
                case TaskOutcome.TaskFailed<Boolean>(Throwable cause) -> {
                    if (sentenceId == shownSentence) {
                        message.set(Optional.of(VoiceTexts.failure(cause)));
                    }
                }
            }
        });
    }

    private static boolean isWord(String text) {
        return !text.isBlank() && text.strip().chars().noneMatch(Character::isWhitespace);
    }

    @Override
    public void close() {
        reads.cancel();
    }
}
