package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.SentenceDraft;
import java.util.Optional;

/// A part of a text that may become a lesson.
///
/// @param text for a sentence without its number or bullet
/// @param meaning the translation; may be empty
/// @param span where it is spoken in the audio of the text, if known
public record DraftPart(DraftPartKind kind, String text, String meaning, Optional<SentenceDraft.CaptionSpan> span) {

    /// What a part is.
    public enum DraftPartKind {
        /// A sentence to read.
        SENTENCE,
        /// A heading; shown, and not read.
        HEADING,
        /// Something that is nothing to read in English: a page number, a stage direction, a line in
        /// another language.
        LEFT_OUT
    }

    static DraftPart sentence(String text, String meaning) {
        return new DraftPart(DraftPartKind.SENTENCE, text, meaning, Optional.empty());
    }

    static DraftPart heading(String text) {
        return new DraftPart(DraftPartKind.HEADING, text, "", Optional.empty());
    }

    static DraftPart leftOut(String text) {
        return new DraftPart(DraftPartKind.LEFT_OUT, text, "", Optional.empty());
    }

    public boolean isSentence() {
        return kind == DraftPartKind.SENTENCE;
    }

    /// As a sentence to store.
    public SentenceDraft toDraft() {
        return new SentenceDraft(text, meaning, span);
    }
}
