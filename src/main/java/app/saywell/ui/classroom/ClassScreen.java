package app.saywell.ui.classroom;

import app.saywell.library.take.Take;
import app.saywell.practice.report.Selection;
import app.saywell.ui.classroom.calibration.CalibrationModel;
import app.saywell.ui.classroom.calibration.CalibrationPage;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.grid.Board;
import app.saywell.ui.classroom.grid.GridModel;
import app.saywell.ui.classroom.grid.GridView;
import app.saywell.ui.classroom.progress.ProgressModel;
import app.saywell.ui.classroom.progress.ProgressPage;
import app.saywell.ui.classroom.roster.PupilsPage;
import app.saywell.ui.classroom.roster.RosterModel;
import app.saywell.ui.classroom.rotation.ProjectorPane;
import app.saywell.ui.classroom.rotation.RotationCard;
import app.saywell.ui.classroom.rotation.RotationKeys;
import app.saywell.ui.classroom.rotation.RotationModel;
import app.saywell.ui.classroom.teaching.TeachingCard;
import app.saywell.ui.classroom.teaching.TeachingModel;
import app.saywell.ui.classroom.teaching.TeachingPage;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/// The Class place.
public final class ClassScreen implements Place {
    private final ClassChoice choice;
    private final GridModel grid;
    private final GridView cells;
    private final RotationModel rotation;
    private final RotationKeys keys;
    private final RosterModel roster;
    private final TeachingModel teaching;
    private final ProgressModel progress;
    private final CalibrationPage calibration;
    private final GradesModel grades;
    private final ClassView view;
    private final Consumer<Take> open;

    /// @param open leads to the Practice place with a take
    /// @param slips leads to the slips of a class and lesson
    public ClassScreen(
            Studio studio,
            Texts texts,
            Keymap keymap,
            FilePrompt files,
            Consumer<Take> open,
            Consumer<Selection> slips) {
        this.open = open;
        choice = new ClassChoice(studio.practice());
        grid = new GridModel(studio, choice);
        cells = new GridView(grid, texts, this::taken);
        Map<Page, Node> pages = new EnumMap<>(Page.class);
        rotation = new RotationModel(studio, grid);
        teaching = new TeachingModel(studio, choice);
        RotationCard card = new RotationCard(rotation, texts, keymap, choice.namesHidden());
        keys = new RotationKeys(rotation, keymap, card::find, card::move);
        card.showTyped(keys.typed());
        pages.put(
                Page.GRID,
                new LessonPage(
                        new GridPage(choice, grid, cells, texts),
                        card,
                        new TeachingCard(teaching, texts),
                        new ProjectorPane(rotation, studio, texts, keymap),
                        rotation));
        roster = new RosterModel(studio, choice);
        pages.put(
                Page.PUPILS,
                new PupilsPage(roster, texts, files, pupil -> choice.page().set(Page.PROGRESS)));
        progress = new ProgressModel(studio, choice, roster);
        pages.put(Page.PROGRESS, ClassView.scrolling(new ProgressPage(progress, texts)));
        pages.put(Page.TEACHING, ClassView.scrolling(new TeachingPage(teaching, texts)));
        calibration =
                new CalibrationPage(new CalibrationModel(studio, choice, new Random()), texts);
        pages.put(Page.CALIBRATION, ClassView.scrolling(calibration));
        pages.put(Page.CLASS, ClassView.scrolling(new ClassPage(choice, texts)));
        grades = new GradesModel(studio, choice);
        view =
                new ClassView(
                        choice,
                        texts,
                        pages,
                        new GivenVerbs(grades, () -> slips.accept(selection())),
                        new ErasureNotice(studio, choice, texts));
    }

    /// What is chosen on the place, for those who send somebody here.
    public ClassChoice choice() {
        return choice;
    }

    /// The grid as it was read last.
    public GridModel grid() {
        return grid;
    }

    /// Who is in the class.
    public RosterModel roster() {
        return roster;
    }

    /// Who is at the microphone.
    public RotationModel rotation() {
        return rotation;
    }

    /// The class and lesson that are shown.
    private Selection selection() {
        return Selection.of(
                choice.chosen().get().map(one -> one.id()).orElse(0L),
                choice.lesson().get().map(one -> one.lesson().id()).orElse(0L));
    }

    /// Where nobody's particulars are shown yet, shows those of the first pupil.
    public void showSomebody() {
        if (roster.chosen().get().isEmpty()) {
            roster.pupils().get().stream().findFirst().ifPresent(one -> roster.choose(one.id()));
        }
    }

    /// A cell with a take leads to it, an empty one calls the pupil with that sentence, a name
    /// calls the pupil.
    private void taken(int row, int column) {
        Board board = grid.board().get();
        if (column < 0) {
            rotation.choosePupil(board.pupils().get(row).id());
        } else {
            Take.Owner owner = board.owner(row, column);
            grid.take(owner).ifPresentOrElse(open, () -> rotation.choose(owner));
        }
    }

    @Override
    public void pressed(KeyEvent event) {
        if (choice.page().get() == Page.GRID && rotation.turn().get().isPresent()) {
            keys.pressed(event);
        } else if (choice.page().get() == Page.CALIBRATION) {
            calibration.pressed(event);
        }
    }

    /// The keyboard goes to the grid, where every key of the rotation is heard.
    @Override
    public void enter() {
        if (choice.page().get() == Page.GRID) {
            cells.requestFocus();
        }
    }

    /// A running take ends and is kept; whose turn it is stays as it is.
    @Override
    public void leave() {
        rotation.leave();
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void close() {
        choice.close();
        roster.close();
        teaching.close();
        progress.close();
        grades.close();
        grid.close();
    }
}
