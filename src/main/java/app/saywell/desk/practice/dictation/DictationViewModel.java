package app.saywell.desk.practice.dictation;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.desk.takes.spoken.DictationComparison;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Dictation of the open sentence: it is heard, from the model reading or by the computer voice,
/// and what is written is compared with it.
public final class DictationViewModel {
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final StringProperty written = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Optional<DictationComparison>> comparison =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private long sentenceId;

    public DictationViewModel(PracticeState practiceState, PracticeActions actions) {
        this.practiceState = practiceState;
        this.actions = actions;
        practiceState.sentenceDetail().subscribe(this::sentenceShown);
    }

    /// Whether it is shown.
    ReadOnlyBooleanProperty open() {
        return open.getReadOnlyProperty();
    }

    /// What is being written.
    StringProperty written() {
        return written;
    }

    /// What was written, compared with the sentence; empty until that was asked for.
    ReadOnlyObjectProperty<Optional<DictationComparison>> comparison() {
        return comparison.getReadOnlyProperty();
    }

    /// Opens the dictation of the open sentence and plays it, or closes it.
    void toggle() {
        if (open.get()) {
            close();
        } else if (practiceState.sentenceDetail().get().isPresent()) {
            sentenceId = practiceState.sentenceDetail().get().orElseThrow().sentenceId();
            actions.compareWith(0);
            tryAgain();
            open.set(true);
            hear();
        }
    }

    void close() {
        open.set(false);
    }

    /// Plays the model reading, or else the computer voice.
    void hear() {
        if (practiceState.lanes().lane(VoiceSide.MODEL).isPresent()) {
            actions.play(VoiceSide.MODEL);
        } else {
            actions.speak(new SpokenExample.WholeText(sentence()));
        }
    }

    /// Whether the sentence can be heard at all.
    boolean canBeHeard() {
        return practiceState.voiceAvailable().get()
                || practiceState.lanes().lane(VoiceSide.MODEL).isPresent();
    }

    /// Compares what is written; nothing happens while nothing is.
    void compare() {
        if (!written.get().isBlank()) {
            comparison.set(Optional.of(DictationComparison.compare(sentence(), written.get())));
        }
    }

    /// Empties what was written.
    void tryAgain() {
        written.set("");
        comparison.set(Optional.empty());
    }

    /// Goes on with the next sentence, which is heard as soon as it is shown.
    void nextSentence() {
        actions.nextSentence();
    }

    private void sentenceShown(Optional<SentenceDetail> shown) {
        long id = shown.map(SentenceDetail::sentenceId).orElse(0L);
        if (open.get() && id != sentenceId) {
            sentenceId = id;
            tryAgain();
            if (id != 0) {
                hear();
            } else {
                close();
            }
        }
    }

    private String sentence() {
        return practiceState.sentenceDetail().get().stream()
                .flatMap(detail -> detail.titleWords().stream())
                .map(SentenceDetail.TitleWord::text)
                .collect(Collectors.joining(" "));
    }
}
