package app.saywell.ui.practice;

import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.LiveLane;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.marks.MarksCard;
import app.saywell.ui.practice.marks.MarksModel;
import app.saywell.ui.practice.opinion.OpinionCard;
import app.saywell.ui.practice.opinion.OpinionModel;
import app.saywell.ui.practice.today.TodayCard;
import app.saywell.ui.practice.today.TodayModel;
import app.saywell.ui.practice.work.PracticeViewModel;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.animation.AnimationTimer;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// The Practice place: view, mind, keyboard, and the clock that moves the playhead.
public final class PracticeScreen implements Place {
    private final PracticeViewModel mind;
    private final PracticeView view;
    private final PracticeKeys keys;
    private final MarksModel marks;
    private final OpinionModel opinion;
    private final TodayModel today;
    private final AnimationTimer frames;

    /// Opens the sentence that was practised last.
    public PracticeScreen(Studio studio, Texts texts, Keymap keymap, FilePrompt files) {
        mind = new PracticeViewModel(studio);
        view =
                new PracticeView(
                        mind.desk(),
                        mind,
                        texts,
                        keymap,
                        () -> files.open(texts.get("practice.open"), FilePrompt.Kind.AUDIO));
        LiveLane live = new LiveLane(studio.sound());
        mind.desk()
                .sheet()
                .subscribe(
                        sheet ->
                                live.expect(
                                        sheet.flatMap(Sheet::model)
                                                .map(Sheet.ModelVoice::seconds)
                                                .orElse(0.0)));
        view.showLive(live);
        marks = new MarksModel(studio.practice(), mind.desk());
        view.showBeside(new MarksCard(marks, texts));
        opinion = new OpinionModel(studio.practice(), mind.desk());
        view.showBelow(new OpinionCard(opinion, mind.desk(), mind, texts));
        today = new TodayModel(studio, mind.desk(), mind::open);
        view.showToday(new TodayCard(today, texts));
        keys = new PracticeKeys(mind.desk(), mind, keymap, view);
        frames =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        mind.follow();
                    }
                };
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void pressed(KeyEvent event) {
        keys.pressed(event);
    }

    /// What happens on the screen, for those who send somebody here.
    public PracticeViewModel mind() {
        return mind;
    }

    @Override
    public void enter() {
        frames.start();
        opinion.look();
        view.focus();
    }

    /// A running take ends and is kept.
    @Override
    public void leave() {
        frames.stop();
        mind.goAway();
    }

    @Override
    public void close() {
        frames.stop();
        marks.close();
        today.close();
        mind.close();
    }
}
