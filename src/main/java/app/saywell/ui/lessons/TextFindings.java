package app.saywell.ui.lessons;

import app.saywell.practice.lesson.TextCheck;
import app.saywell.task.Outcome;
import app.saywell.task.Tasks;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What was found about texts; each is looked at once, beside whatever else is going on.
final class TextFindings {
    private final ReadOnlyObjectWrapper<Map<String, TextCheck.Finding>> all =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final Tasks tasks;
    private final Function<String, TextCheck.Finding> check;

    TextFindings(Tasks tasks, Function<String, TextCheck.Finding> check) {
        this.tasks = tasks;
        this.check = check;
    }

    /// Forgets what was found, because it no longer holds.
    void forget() {
        all.set(Map.of());
    }

    /// By text, as far as they were looked at.
    ReadOnlyObjectProperty<Map<String, TextCheck.Finding>> all() {
        return all.getReadOnlyProperty();
    }

    /// Looks at those texts that were not looked at yet.
    void look(Collection<String> texts) {
        Set<String> fresh =
                texts.stream()
                        .filter(text -> !all.get().containsKey(text))
                        .collect(Collectors.toSet());
        if (!fresh.isEmpty()) {
            tasks.run(
                    progress -> fresh.stream().collect(Collectors.toMap(text -> text, check)),
                    this::found);
        }
    }

    private void found(Outcome<Map<String, TextCheck.Finding>> outcome) {
        if (outcome
                instanceof
                Outcome.Done<Map<String, TextCheck.Finding>>(
                        Map<String, TextCheck.Finding> fresh)) {
            Map<String, TextCheck.Finding> more = new HashMap<>(all.get());
            more.putAll(fresh);
            all.set(Map.copyOf(more));
        }
    }
}
