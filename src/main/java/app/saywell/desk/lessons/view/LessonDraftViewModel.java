package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.LessonImport;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.draft.DraftPart;
import app.saywell.desk.lessons.draft.LessonDraft;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.speech.SpokenText;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A text that may become sentences of a lesson. It is stored only after the teacher has seen it;
/// sentences that cannot be read aloud stay here until they are mended. Use it only on the JavaFX
/// thread.
final class LessonDraftViewModel {
    private final ReadOnlyObjectWrapper<Optional<ShownDraft>> shown = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LessonImport lessonImport;
    private final Function<Set<String>, Map<String, TextCheck.CheckedText>> check;
    private final TextCheckCache checks;
    private final LatestRead additions;
    private final Consumer<UserMessage> messages;

    /// A draft on the screen.
    ///
    /// @param title of the file; empty for what was pasted
    /// @param whenAdded runs when its sentences are stored
    record ShownDraft(String title, LessonDraft draft, Runnable whenAdded) {}

    /// What came of an addition.
    private record Addition(int added, LessonDraft heldBack) {}

    /// @param messages shows what came of an addition
    LessonDraftViewModel(
            LessonImport lessonImport,
            TaskRunner tasks,
            Function<Set<String>, Map<String, TextCheck.CheckedText>> check,
            TextCheckCache checks,
            Consumer<UserMessage> messages) {
        this.lessonImport = lessonImport;
        this.check = check;
        this.checks = checks;
        this.messages = messages;
        additions = new LatestRead(tasks);
    }

    /// What is shown; empty if there is none.
    ReadOnlyObjectProperty<Optional<ShownDraft>> shown() {
        return shown.getReadOnlyProperty();
    }

    /// The results of the text checks so far, by text.
    ReadOnlyObjectProperty<Map<String, TextCheck.CheckedText>> textChecks() {
        return checks.findings();
    }

    /// Adds sentences as they are typed, one for each line, at once; anything else is shown first.
    ///
    /// @param whenAdded runs when they are stored
    void paste(long lessonId, String text, Runnable whenAdded) {
        try {
            LessonDraft draft = LessonReader.readText(text);
            if (draft.sentences().isEmpty()) {
                tell("lessons.paste.nothing", false);
            } else {
                ShownDraft pasted = new ShownDraft("", draft, whenAdded);
                if (isAsTyped(draft, text)) {
                    add(lessonId, pasted);
                } else {
                    show("", draft, whenAdded);
                }
            }
        } catch (UnreadableTextException e) {
            tell("lessons.paste.markup", false);
        }
    }

    private static boolean isAsTyped(LessonDraft draft, String text) {
        List<String> lines = text.lines()
                .map(line -> SpokenText.withoutBullet(line).strip())
                .filter(line -> !line.isEmpty())
                .toList();
        return lines.equals(draft.parts().stream()
                .map(part -> (part.text() + "\t" + part.meaning()).strip())
                .toList());
    }

    /// The texts of the sentences in what is being written.
    static List<String> sentences(String text) {
        try {
            return LessonReader.readText(text).sentences().stream()
                    .map(SentenceDraft::text)
                    .filter(sentence -> !sentence.isBlank())
                    .toList();
        } catch (UnreadableTextException e) {
            return List.of();
        }
    }

    /// Shows a draft in place of any other.
    void show(String title, LessonDraft draft, Runnable whenAdded) {
        shown.set(Optional.of(new ShownDraft(title, draft, whenAdded)));
        checks.checkMissing(texts(draft));
    }

    /// Checks what is shown again, because pronunciations have changed.
    void checkAgain() {
        shown.get().ifPresent(current -> checks.checkMissing(texts(current.draft())));
    }

    /// Changes a part.
    void edit(int index, String text, String meaning) {
        change(draft -> text.isBlank() ? draft : draft.withText(index, text, meaning));
    }

    /// Makes one sentence of a part and the next.
    void merge(int index) {
        change(draft -> index < 0 ? draft : draft.merged(index));
    }

    /// Divides a part at a place in its text.
    void divide(int index, int position) {
        change(draft -> draft.divided(index, position));
    }

    /// Leaves a sentence out, or takes a part as a sentence that was left out.
    void toggle(int index) {
        change(draft -> draft.withKind(
                index,
                draft.parts().get(index).isSentence()
                        ? DraftPart.DraftPartKind.LEFT_OUT
                        : DraftPart.DraftPartKind.SENTENCE));
    }

    /// Drops the draft. What was pasted is still in its field.
    void cancel() {
        shown.set(Optional.empty());
    }

    /// Whether a part is known to hold something that cannot be read aloud.
    boolean isHeldBack(DraftPart part) {
        TextCheck.CheckedText checked = checks.findings().get().get(part.text());
        return part.isSentence() && checked != null && !checked.speakable();
    }

    /// Adds the sentences that can be read aloud to a lesson. This can be undone.
    void add(long lessonId) {
        shown.get().ifPresent(now -> add(lessonId, now));
    }

    private void add(long lessonId, ShownDraft now) {
        additions.make(() -> addNow(lessonId, now.draft()), addition -> added(now, addition));
    }

    private Addition addNow(long lessonId, LessonDraft draft) {
        Map<String, TextCheck.CheckedText> checked = check.apply(texts(draft));
        List<DraftPart> added = new ArrayList<>();
        List<DraftPart> heldBack = new ArrayList<>();
        for (DraftPart part : draft.parts()) {
            if (part.isSentence()) {
                TextCheck.CheckedText found = checked.get(part.text());
                (found == null || found.speakable() ? added : heldBack).add(part);
            }
        }
        if (!added.isEmpty()) {
            lessonImport.addDrafts(
                    lessonId, added.stream().map(DraftPart::toDraft).toList());
        }
        return new Addition(added.size(), new LessonDraft(heldBack));
    }

    private void added(ShownDraft was, Addition addition) {
        int heldBack = addition.heldBack().parts().size();
        if (addition.added() > 0) {
            was.whenAdded().run();
        }
        shown.set(
                heldBack == 0
                        ? Optional.empty()
                        : Optional.of(new ShownDraft(was.title(), addition.heldBack(), () -> {})));
        if (heldBack > 0) {
            tell("lessons.draft.added-some", false, addition.added(), heldBack);
        } else if (!was.title().isEmpty()) {
            tell("lessons.import.added", true, addition.added());
        }
    }

    private void tell(String key, boolean success, Object... arguments) {
        messages.accept(new UserMessage(key, arguments, success));
    }

    private void change(Function<LessonDraft, LessonDraft> change) {
        shown.get().ifPresent(now -> show(now.title(), change.apply(now.draft()), now.whenAdded()));
    }

    private static Set<String> texts(LessonDraft draft) {
        return draft.parts().stream()
                .filter(DraftPart::isSentence)
                .map(DraftPart::text)
                .collect(Collectors.toSet());
    }
}
