package app.saywell.desk.practice.state;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.speech.FeedbackLanguage;
import java.nio.file.Path;
import java.util.List;

/// The actions of the practice screen. Every method returns at once; its outcome appears in
/// [PracticeState].
public interface PracticeActions {
    /// Starts a recording, or ends it and keeps it.
    void toggleRecording();

    /// Ends a running recording and keeps it; opens the next sentence.
    void nextSentence();

    /// Imports an audio file as a take of this sentence and has it scored.
    ///
    /// @param audio a WAV or MP3 file, which is copied
    void importRecording(Path audio);

    /// Opens the sentence before.
    void previousSentence();

    /// Ends a running recording and moves it to the bin.
    void discardRecording();

    /// Opens a sentence of the list by its index.
    void chooseSentence(int row);

    /// Shows another take of the sentence.
    void chooseTake(long takeId);

    /// Shows another take above the shown one; 0 for the model reading.
    void compareWith(long takeId);

    /// Records a take while the model reading plays, and ends it soon after the model; ends a
    /// running one.
    void shadow();

    void markBest(long takeId);

    /// Moves a take into the bin; undo takes it out.
    void deleteTake(long takeId);

    /// Plays a whole recording; while playback repeats and something is selected, that stretch of it.
    void play(VoiceSide side);

    /// Plays the model reading, then the take; while playback repeats, both in turn.
    void playBoth();

    /// Plays part of a recording, in its own seconds.
    void play(VoiceSide side, double from, double to);

    /// Makes a sound of the recordings and plays it.
    void play(DerivedSound sound);

    /// Has the computer voice say something to compare with.
    void speak(SpokenExample example);

    /// Makes ready what is likely to be asked for next, without playing it.
    void prepare(SpokenExample example);

    /// Plays the selection.
    void playSelection();

    /// Starts or stops playback.
    void togglePlayback();

    /// Scores the take again after a failure.
    void scoreAgain();

    /// Switches to another learner; a running recording ends and is kept for the learner who spoke.
    void switchLearner(long learnerId);

    /// Shows the feedback of the result in a language, and asks its service for it if necessary.
    void showFeedbackIn(FeedbackLanguage language);

    /// Adds a learner without a class, who practises now.
    void addLearner(String name);

    /// Renames the learner who practises.
    void renameLearner(String name);

    /// Opens a lesson.
    void chooseLesson(long lessonId);

    /// Creates a lesson and opens it.
    void addLesson(String title);

    /// Renames the open lesson.
    void renameLesson(String title);

    /// Leaves view-only mode and returns to the learner who practises.
    void endViewing();

    /// Makes the learner whose work is looked at the one who practises, so that takes are theirs.
    void recordForViewedLearner();

    /// Stores the self-rating of the new take; then its score is shown.
    void rateTake(SelfRating rating);

    /// Shows the score of the new take without a self-rating.
    void skipSelfRating();

    /// Creates and opens a drill of some words, each a sentence of its own.
    ///
    /// @param title title of the drill lesson
    void openDrill(String title, List<String> words);

    /// Keeps the unfinished recordings, each as a take.
    void keepUnfinishedRecordings();

    void discardUnfinishedRecordings();

    /// Undoes the last change of data.
    void undo();

    void redo();
}
