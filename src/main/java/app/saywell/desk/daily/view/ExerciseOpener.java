package app.saywell.desk.daily.view;

/// Opens the screens that a daily session leads through.
public interface ExerciseOpener {
    /// Shows ear training, ready for a round.
    ///
    /// @param trials of the round
    void openEar(int trials);

    /// Shows practice with a sentence.
    void openSentence(long lessonId, long sentenceId);

    /// Shows the dialogues.
    void openDialogues();

    /// Shows the dialogue of a lesson, ready to begin.
    void openDialogue(long lessonId);

    /// Shows speaking without a text.
    void openSpeaking();

    /// Shows the page of the day.
    void openDaily();
}
