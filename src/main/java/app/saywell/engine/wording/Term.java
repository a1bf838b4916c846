package app.saywell.engine.wording;

/// Something to be put into a sentence.
///
/// @param text as it is written there, quotes included
/// @param ending how it ends when read aloud in Korean
record Term(String text, Ending ending) {

    /// A term that no particle follows.
    static Term plain(String text) {
        return new Term(text, Ending.OPEN);
    }

    static Term number(int value) {
        return new Term(Integer.toString(value), Ending.ofSpelling(Integer.toString(value)));
    }
}
