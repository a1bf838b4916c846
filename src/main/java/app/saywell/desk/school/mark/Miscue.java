package app.saywell.desk.school.mark;

import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.speech.Word;

/// What a reader did with the words of a text, other than saying them well or badly: the marks of a
/// running record. They are events of reading and no faults of pronunciation.
public enum Miscue {
    /// The word was left out: it counts as not right, and none of its sounds counts as missed.
    OMISSION("–", MarkTarget.WORD, 0),
    /// A word that is not in the text was said after this one. It changes no score, for scores are shares of
    /// the words of the text.
    INSERTION("+", MarkTarget.INSERTION, 0),
    /// The word was said wrong and then right, without help: it counts as right.
    SELF_CORRECTION("SC", MarkTarget.WORD, (Word.CORRECT_THRESHOLD + 100) / 2);

    private final String sign;
    private final MarkTarget target;
    private final double value;

    Miscue(String sign, MarkTarget target, double value) {
        this.sign = sign;
        this.target = target;
        this.value = value;
    }

    /// The sign by which it is written beside a word, as in running records.
    public String sign() {
        return sign;
    }

    /// What it is said of. An insertion is said beside what is said of the word before it; the others are said in
    /// its place.
    public MarkTarget target() {
        return target;
    }

    /// The score by which a word with it counts, 0 to 100.
    public double value() {
        return value;
    }
}
