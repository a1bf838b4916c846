package app.saywell.judge.engine.feedback;

/// A value for a slot of a sentence.
///
/// @param text as written in the sentence, with quotation marks
/// @param ending how it ends when read aloud in Korean
record SentenceTerm(String text, KoreanEnding ending) {

    /// A term that is not followed by a particle.
    static SentenceTerm plain(String text) {
        return new SentenceTerm(text, KoreanEnding.OPEN);
    }

    static SentenceTerm number(int value) {
        return new SentenceTerm(Integer.toString(value), KoreanEnding.ofSpelling(Integer.toString(value)));
    }
}
