package app.saywell.desk.speaking;

import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.speech.Word;
import java.util.Optional;

/// A word of what was said without a text.
///
/// @param text as it was written down, with its punctuation
/// @param isSure whether it is sure that this was said
/// @param judged how it was said, with its times in the whole recording; empty where it could not be judged
public record ReportedWord(String text, boolean isSure, Optional<Word> judged) {

    /// How a sure word was said; empty for the others, of which nobody knows what they should sound like, and for
    /// filled pauses, which are no words.
    public Optional<Word> pronunciation() {
        return judged.filter(word -> isSure && !Hesitations.isFiller(PartWords.bare(text)));
    }
}
