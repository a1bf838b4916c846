package app.saywell.desk.lessons.view;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The results of text checks. Each text is checked once, in the background.
final class TextCheckCache {
    private final ReadOnlyObjectWrapper<Map<String, TextCheck.CheckedText>> findings =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final TaskRunner tasks;
    private final List<RunningTask> running = new ArrayList<>();
    private final Function<Set<String>, Map<String, TextCheck.CheckedText>> check;

    TextCheckCache(TaskRunner tasks, Function<Set<String>, Map<String, TextCheck.CheckedText>> check) {
        this.tasks = tasks;
        this.check = check;
    }

    /// Ends the checks that run.
    void cancel() {
        running.forEach(RunningTask::cancel);
        running.clear();
    }

    /// Clears the results because they are out of date.
    void clear() {
        findings.set(Map.of());
    }

    /// The results by text, as far as they are known.
    ReadOnlyObjectProperty<Map<String, TextCheck.CheckedText>> findings() {
        return findings.getReadOnlyProperty();
    }

    /// The words of texts that no dictionary has, each once, as far as the texts are checked.
    List<TextCheck.ExpectedWord> guessedWords(List<String> texts) {
        return texts.stream()
                .map(findings.get()::get)
                .filter(Objects::nonNull)
                .filter(TextCheck.CheckedText::speakable)
                .flatMap(checked -> checked.guessed().stream())
                .distinct()
                .toList();
    }

    /// Those of the texts that cannot be read as English, as far as they are checked.
    List<String> unspeakable(List<String> texts) {
        return texts.stream()
                .filter(text -> {
                    TextCheck.CheckedText checked = findings.get().get(text);
                    return checked != null && !checked.speakable();
                })
                .toList();
    }

    /// Checks the texts that have no result yet.
    void checkMissing(Collection<String> texts) {
        Set<String> unchecked =
                texts.stream().filter(text -> !findings.get().containsKey(text)).collect(Collectors.toSet());
        if (!unchecked.isEmpty()) {
            running.add(tasks.run(progress -> check.apply(unchecked), outcome -> addFindings(unchecked, outcome)));
        }
    }

    private void addFindings(Set<String> unchecked, TaskOutcome<Map<String, TextCheck.CheckedText>> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Map<String, TextCheck.CheckedText>>(Map<String, TextCheck.CheckedText> added) -> {
                Map<String, TextCheck.CheckedText> merged = new HashMap<>(findings.get());
                merged.putAll(added);
                findings.set(Map.copyOf(merged));
            }
            case TaskOutcome.TaskFailed<Map<String, TextCheck.CheckedText>> failed ->
                tasks.openWork().failed(this, OpenWork.Reason.NOT_READ, () -> checkMissing(unchecked));
            case TaskOutcome.TaskCancelled<Map<String, TextCheck.CheckedText>> cancelled -> {}
        }
    }
}
