package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.task.Outcome;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Person;
import app.saywell.ui.practice.desk.Stage;
import app.saywell.ui.practice.desk.TakeChip;
import app.saywell.ui.studio.Studio;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Reads what is open and lays it on the desk, if it is still open when it has been read.
final class Pages {
    private final Desk desk;
    private final Studio studio;
    private final Practice practice;
    private final Bookmark bookmark;
    private final BooleanSupplier busy;
    private final Consumer<Opened> laid;
    private long wanted;
    private long visited;
    private int opening;

    /// @param busy whether somebody is speaking, whom nothing may disturb
    /// @param laid is told what came to lie on the desk
    Pages(
            Desk desk,
            Studio studio,
            Bookmark bookmark,
            BooleanSupplier busy,
            Consumer<Opened> laid) {
        this.desk = desk;
        this.studio = studio;
        this.bookmark = bookmark;
        this.busy = busy;
        this.laid = laid;
        practice = studio.practice();
    }

    /// Whose work lies on the desk: of whoever practises, or of somebody who is visited.
    Learner learner() {
        return visited == 0
                ? practice.people().current()
                : practice.people().find(visited).orElseGet(practice.people()::current);
    }

    /// Looks at somebody's work from now on, without letting them practise.
    void visit(long learnerId) {
        visited = practice.people().current().id() == learnerId ? 0 : learnerId;
    }

    /// Back to who practises; says whether somebody was visited.
    boolean endVisit() {
        boolean away = visited != 0;
        visited = 0;
        return away;
    }

    /// The take on the desk.
    Optional<Long> chosenTake() {
        return desk.takes().get().stream().filter(TakeChip::chosen).map(TakeChip::take).findFirst();
    }

    /// Hides the score of a take until its speaker has said what to think of it, where the class
    /// asks for that.
    void askFirst(Take take) {
        boolean asked =
                practice.people()
                        .find(take.owner().learnerId())
                        .filter(practice.classroom().ownRatings()::asked)
                        .isPresent();
        desk.toRate().set(asked ? Optional.of(take.id()) : Optional.empty());
    }

    /// Reads everything again; the same take stays on the desk.
    void refresh() {
        refresh(wanted == 0 ? chosenTake().orElse(0L) : wanted);
    }

    /// Reads everything again and opens the sentence.
    ///
    /// @param take the one to lie on the desk; 0 for the best, else the newest
    void refresh(long take) {
        if (busy.getAsBoolean()) {
            return;
        }
        wanted = take;
        Learner learner = learner();
        Optional<SchoolClass> school =
                learner.classId().flatMap(practice.classroom().classes()::find);
        Strictness strictness = school.map(SchoolClass::strictness).orElse(Strictness.ORDINARY);
        Bookmark.Page page = bookmark.read(learner);
        List<Person> people = Persons.of(practice, practice.people().current());
        desk.people().set(people);
        desk.visitedFrom()
                .set(
                        visited == 0
                                ? Optional.empty()
                                : people.stream().filter(Person::practising).findFirst());
        desk.roll()
                .set(
                        Rolls.of(
                                Rolls.pupil(learner, school),
                                page.title(),
                                page.states(),
                                bookmark.sentence(),
                                desk.toRate().get().isPresent() ? bookmark.sentence() : 0,
                                strictness));
        page.sentence()
                .ifPresentOrElse(
                        one -> open(one, learner, strictness, take),
                        () -> Laying.clear(desk, strictness));
    }

    private void open(Sentence one, Learner learner, Strictness strictness, long take) {
        int mine = ++opening;
        bookmark.remember();
        studio.tasks()
                .run(
                        progress -> Opened.read(practice, studio.clips(), one, learner, take),
                        outcome -> {
                            if (mine == opening && !busy.getAsBoolean()) {
                                opened(outcome, learner, strictness);
                            }
                        });
    }

    private void opened(Outcome<Opened> outcome, Learner learner, Strictness strictness) {
        switch (outcome) {
            case Outcome.Done<Opened> done -> {
                Opened seen = done.value().hiding(desk.toRate().get().orElse(0L));
                Laying.lay(desk, seen, learner.name(), strictness);
                laid.accept(seen);
            }
            case Outcome.Failed<Opened> failed ->
                    desk.stage()
                            .set(
                                    new Stage.Broken(
                                            "practice.broken.opening",
                                            failed.cause().getClass().getSimpleName()));
            case Outcome.Cancelled<Opened> cancelled -> {}
        }
    }
}
