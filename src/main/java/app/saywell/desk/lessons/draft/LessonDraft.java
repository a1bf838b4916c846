package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.lessons.text.SentenceDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A text as it would become a lesson, shown to the user before anything is stored.
public record LessonDraft(List<DraftPart> parts) {

    /// Copies the list.
    public LessonDraft {
        parts = List.copyOf(parts);
    }

    /// The sentences in order.
    public List<SentenceDraft> sentences() {
        return parts.stream()
                .filter(DraftPart::isSentence)
                .map(DraftPart::toDraft)
                .toList();
    }

    /// Whether every sentence has its place in a recording.
    public boolean isTimed() {
        return !sentences().isEmpty()
                && sentences().stream().allMatch(draft -> draft.span().isPresent());
    }

    /// The draft with another text and translation of a part.
    public LessonDraft withText(int index, String text, String meaning) {
        DraftPart old = parts.get(index);
        return with(index, 1, Stream.of(new DraftPart(old.kind(), text.strip(), meaning.strip(), old.span())));
    }

    /// The draft in which a part counts as something else.
    public LessonDraft withKind(int index, DraftPart.DraftPartKind kind) {
        DraftPart old = parts.get(index);
        return with(index, 1, Stream.of(new DraftPart(kind, old.text(), old.meaning(), old.span())));
    }

    /// The draft in which a part and the one behind it are one sentence; as it is at the end.
    public LessonDraft merged(int index) {
        if (index + 1 >= parts.size()) {
            return this;
        }
        DraftPart one = parts.get(index);
        DraftPart other = parts.get(index + 1);
        Optional<SentenceDraft.CaptionSpan> span = one.span()
                .flatMap(start -> other.span().map(end -> new SentenceDraft.CaptionSpan(start.start(), end.end())));
        DraftPart both = new DraftPart(
                DraftPart.DraftPartKind.SENTENCE,
                (one.text() + " " + other.text()).strip(),
                (one.meaning() + " " + other.meaning()).strip(),
                span);
        return with(index, 2, Stream.of(both));
    }

    /// The draft in which a part is divided at a place in its text, or into its sentences where that
    /// is at an end of the text. A translation stays with the first of them, unless it has as many
    /// sentences.
    public LessonDraft divided(int index, int position) {
        DraftPart part = parts.get(index);
        boolean inside = position > 0 && position < part.text().length();
        List<String> texts = inside
                ? List.of(
                        part.text().substring(0, position).strip(),
                        part.text().substring(position).strip())
                : PassageSplitter.splitSentences(part.text());
        if (texts.size() < 2 || texts.stream().anyMatch(String::isEmpty)) {
            return this;
        }
        return with(index, 1, DraftSentences.divide(part, texts).stream());
    }

    private LessonDraft with(int index, int replaced, Stream<DraftPart> by) {
        List<DraftPart> changed = new ArrayList<>(parts.subList(0, index));
        by.forEach(changed::add);
        changed.addAll(parts.subList(index + replaced, parts.size()));
        return new LessonDraft(changed);
    }
}
