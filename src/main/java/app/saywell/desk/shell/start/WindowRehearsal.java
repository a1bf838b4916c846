package app.saywell.desk.shell.start;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ApplicationWindow;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

/// Visits the screens, then ends the program. A build does this once, so that what the window loads
/// lies ready in an ahead-of-time cache. Every class in the cache is linked before the window is
/// shown, so no engine scores meanwhile and no page is printed: what that needs is loaded later.
/// The first take has a score all the same, so that what shows one is there when a lesson is
/// chosen; afterwards its learner is one of a class, so that what shows a class is there, too. The
/// reports screen is built, but not visited, because it would draw its preview.
final class WindowRehearsal {
    private static final String PROPERTY = "saywell.rehearsal";
    private static final List<String> OTHER_SCREENS = List.of("LESSONS", "TRANSCRIBE", "QUEUE", "SETTINGS", "PRACTICE");
    private static final Duration STEP = Duration.millis(700);

    private final ApplicationWindow window;
    private final ServiceGraph practice;
    private final Deque<Runnable> steps = new ArrayDeque<>();

    private WindowRehearsal(ApplicationWindow window, ServiceGraph practice) {
        this.window = window;
        this.practice = practice;
        steps.add(() -> practice.edits().edit(this::makeClass));
        steps.add(() -> window.navigateTo("CLASS"));
        steps.add(() -> window.classScreen().selectFirstLearner());
        for (ClassTab tab : ClassTab.values()) {
            steps.add(() -> window.classScreen().viewModel().selectedTab().set(tab));
        }
        OTHER_SCREENS.forEach(screen -> steps.add(() -> window.navigateTo(screen)));
        steps.add(window::reportsScreen);
    }

    /// Whether the program was started for a rehearsal.
    static boolean isWanted() {
        return Boolean.getBoolean(PROPERTY);
    }

    /// Starts the session of a rehearsal: without a key of the hosted service nothing is scored or
    /// analysed.
    ///
    /// @throws IOException if the sample lesson cannot be stored
    static void startSession(ServiceGraph practice) throws IOException {
        practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        practice.startPaused();
    }

    /// Visits the screens of a window whose session has started.
    static void start(ApplicationWindow window, ServiceGraph practice) {
        WindowRehearsal rehearsal = new WindowRehearsal(window, practice);
        Timeline timeline = new Timeline(
                new KeyFrame(STEP, event -> rehearsal.steps.removeFirst().run()));
        timeline.setCycleCount(rehearsal.steps.size());
        timeline.setOnFinished(event -> Platform.exit());
        timeline.play();
    }

    /// A class with the learner of the scored take, which has the lesson of that take.
    private void makeClass() {
        long lessonId = practice.lessons().findAll().getFirst().id();
        Learner learner = practice.learners().current();
        ClassService classes = practice.classes();
        long classId = classes.create("Rehearsal", Optional.empty()).id();
        classes.assign(classId, lessonId, Optional.empty());
        classes.addLearners(
                classId, List.of(new RosterEntry("A", "1"), new RosterEntry("B", "2")), Consent.THIS_COMPUTER);
        practice.learners().editLearner(learner.id(), "C", "3", Optional.of(classId));
    }
}
