package app.saywell.ui.practice.marks;

import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Detail;
import app.saywell.ui.practice.desk.TakeChip;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;

/// The teacher's marks of the take on the desk, and the place that is pointed at. There is
/// something to judge only for a pupil of a class; on the window's thread alone.
public final class MarksModel implements AutoCloseable {
    private static final Mark.Place WHOLE =
            new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WHOLE, 0, 0);

    private final ReadOnlyObjectWrapper<Optional<Judged>> whole =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Judged>> pointed =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Judged>> marked =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Practice practice;
    private final Desk desk;
    private final Subscription changes;
    private Optional<Result> result = Optional.empty();
    private Optional<Learner> learner = Optional.empty();

    /// Follows the desk.
    public MarksModel(Practice practice, Desk desk) {
        this.practice = practice;
        this.desk = desk;
        changes =
                practice.changes()
                        .listen(
                                change -> {
                                    if (change instanceof Change.TakesChanged) {
                                        refresh();
                                    }
                                });
        desk.verdict().subscribe(any -> refresh());
        desk.takes().subscribe(any -> refresh());
        desk.lanes().pointed().subscribe(any -> refresh());
    }

    /// The take as a whole; empty where there is nothing to judge.
    public ReadOnlyObjectProperty<Optional<Judged>> whole() {
        return whole.getReadOnlyProperty();
    }

    /// The word, sound or pause that is pointed at in the picture.
    public ReadOnlyObjectProperty<Optional<Judged>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    /// Every word, sound and pause that the teacher has judged.
    public ReadOnlyObjectProperty<List<Judged>> marked() {
        return marked.getReadOnlyProperty();
    }

    /// Judges a place; undo takes it back.
    ///
    /// @param value 0-100; for a pause 1 where it is right and 0 where not
    /// @param reason may be empty
    public void set(Judged place, double value, String reason) {
        result.ifPresent(
                one -> practice.classroom().marks().set(one.id(), place.place(), value, reason));
    }

    /// Takes a mark away; the machine counts again.
    public void clear(Judged place) {
        result.ifPresent(one -> practice.classroom().marks().clear(one.id(), place.place()));
    }

    /// A number in the middle of a level, by the borders of the class.
    public double middle(Level level) {
        Strictness borders = strictness();
        return switch (level) {
            case GOOD -> (borders.good() + 100) / 2;
            case NEARLY -> (borders.nearly() + borders.good()) / 2;
            case WORK, MISSING -> borders.nearly() / 2;
        };
    }

    /// The level of a number, by the borders of the class.
    public Level level(double value) {
        return Level.of(value, strictness());
    }

    private Strictness strictness() {
        return learner.flatMap(Learner::classId)
                .flatMap(practice.classroom().classes()::find)
                .map(SchoolClass::strictness)
                .orElse(Strictness.ORDINARY);
    }

    private void refresh() {
        Optional<Take> take =
                desk.takes().get().stream()
                        .filter(TakeChip::chosen)
                        .findFirst()
                        .flatMap(chip -> practice.takes().find(chip.take()));
        learner = take.flatMap(one -> practice.people().find(one.owner().learnerId()));
        boolean pupil = learner.flatMap(Learner::classId).isPresent();
        result =
                pupil && desk.verdict().get().isPresent()
                        ? take.flatMap(one -> practice.scoring().latest(one.id()))
                        : Optional.empty();
        List<Mark> marks =
                result.map(one -> practice.classroom().marks().of(one.id())).orElse(List.of());
        whole.set(
                result.map(
                        one ->
                                new Judged(
                                        WHOLE,
                                        "",
                                        desk.verdict().get().map(v -> v.total()).orElse(Double.NaN),
                                        mark(marks, WHOLE))));
        pointed.set(result.flatMap(one -> place()).map(place -> judged(place, marks)));
        marked.set(
                marks.stream()
                        .filter(mark -> mark.place().layer() == Mark.Layer.TEACHER)
                        .filter(mark -> mark.place().target() != Mark.Target.WHOLE)
                        .map(mark -> judged(mark.place(), marks))
                        .toList());
    }

    private Optional<Mark.Place> place() {
        return Detail.of(desk.lanes())
                .flatMap(
                        detail ->
                                detail.own()
                                        .map(
                                                own ->
                                                        new Mark.Place(
                                                                Mark.Layer.TEACHER,
                                                                target(detail.kind()),
                                                                own.mark().place().component(),
                                                                detail.kind() == Tier.Kind.PHONEMES
                                                                        ? own.mark().place().part()
                                                                        : 0)));
    }

    private static Mark.Target target(Tier.Kind kind) {
        return switch (kind) {
            case WORDS, SYLLABLES, MARKS -> Mark.Target.WORD;
            case PHONEMES -> Mark.Target.PHONEME;
            case PAUSES -> Mark.Target.PAUSE;
        };
    }

    private Judged judged(Mark.Place place, List<Mark> marks) {
        List<SpeechComponent> components =
                result.map(one -> one.judgement().components()).orElse(List.of());
        Optional<Mark> mark = mark(marks, place);
        if (place.component() >= components.size()) {
            return new Judged(place, "", Double.NaN, mark);
        }
        return switch (components.get(place.component())) {
            case Word word
                    when place.target() == Mark.Target.PHONEME
                            && place.part() < word.phonemes().size() -> {
                Phoneme sound = word.phonemes().get(place.part());
                yield new Judged(place, sound.phoneme() + " · " + word.word(), sound.score(), mark);
            }
            case Word word -> new Judged(place, word.word(), word.score(), mark);
            case Pause pause -> new Judged(place, "", Double.NaN, mark);
        };
    }

    private static Optional<Mark> mark(List<Mark> marks, Mark.Place place) {
        return marks.stream().filter(one -> one.place().equals(place)).findFirst();
    }

    @Override
    public void close() {
        changes.close();
    }
}
