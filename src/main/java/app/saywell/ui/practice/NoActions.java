package app.saywell.ui.practice;

import app.saywell.library.take.OwnRating;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.PracticeActions;

import java.nio.file.Path;
import java.util.List;

/// For a screen that is only looked at.
final class NoActions implements PracticeActions {
    @Override
    public void record() {}

    @Override
    public void next() {}

    @Override
    public void takeIn(Path audio) {}

    @Override
    public void previous() {}

    @Override
    public void discard() {}

    @Override
    public void choose(int row) {}

    @Override
    public void endVisit() {}

    @Override
    public void rate(OwnRating rating) {}

    @Override
    public void skipRating() {}

    @Override
    public void chooseTake(long take) {}

    @Override
    public void markBest(long take) {}

    @Override
    public void play(Side side) {}

    @Override
    public void playBoth() {}

    @Override
    public void play(Side side, double from, double to) {}

    @Override
    public void toggle() {}

    @Override
    public void judgeAgain() {}

    @Override
    public void playSelection() {}

    @Override
    public void undo() {}

    @Override
    public void redo() {}

    @Override
    public void handOver(long learner) {}

    @Override
    public void drill(String title, List<String> words) {}

    @Override
    public void keepInterrupted() {}

    @Override
    public void discardInterrupted() {}
}
