package app.saywell.ui.practice.desk;

import app.saywell.library.take.OwnRating;
import app.saywell.ui.kit.wave.Side;

import java.nio.file.Path;
import java.util.List;

/// What can be done on the practice screen. Every verb returns at once and shows on the [Desk] what
/// came of it.
public interface PracticeActions {
    /// Starts a recording, or ends it and keeps it.
    void record();

    /// Ends a running recording and keeps it; goes on to the next sentence.
    void next();

    /// Keeps a recording that was made elsewhere as a take of this sentence, and has it judged.
    ///
    /// @param audio a WAV or MP3 file, which is copied
    void takeIn(Path audio);

    /// Goes to the sentence before.
    void previous();

    /// Ends a running recording and puts it into the bin.
    void discard();

    /// Takes a sentence of the roll by its number.
    void choose(int row);

    /// Takes another take of the same sentence.
    void chooseTake(long take);

    /// Makes a take the best one.
    void markBest(long take);

    /// Plays a whole voice.
    void play(Side side);

    /// Plays the model, then the learner.
    void playBoth();

    /// Plays a stretch of a voice, in seconds of its recording.
    void play(Side side, double from, double to);

    /// Plays what is chosen in the picture.
    void playSelection();

    /// Plays, or stops what plays.
    void toggle();

    /// Has the kept take judged once more, after a failure.
    void judgeAgain();

    /// Somebody else practises from now on; a running recording ends and is kept for whoever spoke.
    void handOver(long learner);

    /// Back from somebody's work that was only looked at to who practises.
    void endVisit();

    /// Says what to think of the take just spoken; then its score is shown.
    void rate(OwnRating rating);

    /// Shows the score of the take just spoken without saying anything.
    void skipRating();

    /// Brings some words of the sentence to the desk, each to be practised by itself.
    ///
    /// @param title of the lesson that is made of them
    void drill(String title, List<String> words);

    /// Keeps the recordings that an end of the application interrupted, each as a take of its own.
    void keepInterrupted();

    /// Throws them away.
    void discardInterrupted();

    /// Takes the last change of data back.
    void undo();

    /// Makes it again.
    void redo();
}
