package app.saywell.desk.practice;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.speech.FeedbackLanguage;
import java.nio.file.Path;
import java.util.List;

/// Does nothing; for screens rendered as images.
final class ReadOnlyPracticeActions implements PracticeActions {
    @Override
    public void toggleRecording() {}

    @Override
    public void nextSentence() {}

    @Override
    public void deleteTake(long takeId) {}

    @Override
    public void importRecording(Path audio) {}

    @Override
    public void previousSentence() {}

    @Override
    public void discardRecording() {}

    @Override
    public void chooseSentence(int row) {}

    @Override
    public void endViewing() {}

    @Override
    public void recordForViewedLearner() {}

    @Override
    public void rateTake(SelfRating rating) {}

    @Override
    public void skipSelfRating() {}

    @Override
    public void chooseTake(long take) {}

    @Override
    public void compareWith(long takeId) {}

    @Override
    public void shadow() {}

    @Override
    public void markBest(long take) {}

    @Override
    public void play(VoiceSide side) {}

    @Override
    public void playBoth() {}

    @Override
    public void play(VoiceSide side, double from, double to) {}

    @Override
    public void togglePlayback() {}

    @Override
    public void scoreAgain() {}

    @Override
    public void playSelection() {}

    @Override
    public void play(DerivedSound sound) {}

    @Override
    public void speak(SpokenExample example) {}

    @Override
    public void prepare(SpokenExample example) {}

    @Override
    public void showFeedbackIn(FeedbackLanguage language) {}

    @Override
    public void addLearner(String name) {}

    @Override
    public void renameLearner(String name) {}

    @Override
    public void chooseLesson(long lessonId) {}

    @Override
    public void addLesson(String title) {}

    @Override
    public void renameLesson(String title) {}

    @Override
    public void undo() {}

    @Override
    public void redo() {}

    @Override
    public void switchLearner(long learner) {}

    @Override
    public void openDrill(String title, List<String> words) {}

    @Override
    public void keepUnfinishedRecordings() {}

    @Override
    public void discardUnfinishedRecordings() {}
}
