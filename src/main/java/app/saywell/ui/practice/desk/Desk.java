package app.saywell.ui.practice.desk;

import app.saywell.library.take.OwnRating;
import app.saywell.ui.kit.wave.LanesModel;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.List;
import java.util.Optional;

/// Everything the practice screen shows, to be observed; used on the UI thread alone.
///
/// Whoever fills it decides what happens; the panes only show it.
public final class Desk {
    private final ObjectProperty<Roll> roll = new SimpleObjectProperty<>(Roll.EMPTY);
    private final ObjectProperty<Optional<Sheet>> sheet =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<TakeChip>> takes = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<List<Check>> checks = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<Verdict>> verdict =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Progress>> progress =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<Person>> people = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<Person>> visitedFrom =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Long>> toRate =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<OwnRating>> ownRating =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Stage> stage = new SimpleObjectProperty<>(new Stage.Nothing());
    private final ObjectProperty<List<Interrupted>> interrupted =
            new SimpleObjectProperty<>(List.of());
    private final BooleanProperty loop = new SimpleBooleanProperty();
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final LanesModel lanes = new LanesModel();

    /// Who, which lesson, which sentence.
    public ObjectProperty<Roll> roll() {
        return roll;
    }

    /// The sentence and its voices.
    public ObjectProperty<Optional<Sheet>> sheet() {
        return sheet;
    }

    /// The takes of this learner and sentence, oldest first.
    public ObjectProperty<List<TakeChip>> takes() {
        return takes;
    }

    /// What is to be said of the recording itself; empty without one.
    public ObjectProperty<List<Check>> checks() {
        return checks;
    }

    /// The judgement of the chosen take.
    public ObjectProperty<Optional<Verdict>> verdict() {
        return verdict;
    }

    /// How the sentence went over its takes.
    public ObjectProperty<Optional<Progress>> progress() {
        return progress;
    }

    /// Everybody who could practise here.
    public ObjectProperty<List<Person>> people() {
        return people;
    }

    /// Who practises, while somebody else's work is only looked at.
    public ObjectProperty<Optional<Person>> visitedFrom() {
        return visitedFrom;
    }

    /// The take whose score stays hidden until its speaker has said what to think of it.
    public ObjectProperty<Optional<Long>> toRate() {
        return toRate;
    }

    /// What its speaker thought of the chosen take.
    public ObjectProperty<Optional<OwnRating>> ownRating() {
        return ownRating;
    }

    /// What is going on.
    public ObjectProperty<Stage> stage() {
        return stage;
    }

    /// The interrupted recordings that nobody has decided about yet.
    public ObjectProperty<List<Interrupted>> interrupted() {
        return interrupted;
    }

    /// Whether playing starts again at its end.
    public BooleanProperty loop() {
        return loop;
    }

    /// The speed of playing, 0.5 to 1.
    public DoubleProperty speed() {
        return speed;
    }

    /// The picture of both voices.
    public LanesModel lanes() {
        return lanes;
    }
}
