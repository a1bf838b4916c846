package app.saywell.ui.classroom.rotation;

import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.classroom.Rotation;

import java.util.Optional;

/// Where the rotation stands, so that a pause, or the end of the day, leaves everything as it
/// was.
final class Standing {
    private static final Setting<Order> ORDER = Setting.choice("classroom.order", Order.LISTED);
    private static final Setting<Rotation.Round> ROUND =
            Setting.choice("classroom.round", Rotation.Round.WHOLE_LESSON);
    private static final Setting<String> TURN = Setting.text("classroom.turn", "");
    private static final Setting<Integer> SEED = Setting.number("classroom.seed", 1);

    private final Practice practice;

    Standing(Practice practice) {
        this.practice = practice;
    }

    Order order() {
        return practice.get(ORDER);
    }

    void order(Order order) {
        practice.set(ORDER, order);
    }

    Rotation.Round round() {
        return practice.get(ROUND);
    }

    void round(Rotation.Round round) {
        practice.set(ROUND, round);
    }

    /// What the shuffled order is drawn from.
    int seed() {
        return practice.get(SEED);
    }

    void reshuffle() {
        practice.set(SEED, seed() + 1);
    }

    Optional<Take.Owner> turn() {
        String[] parts = practice.get(TURN).split("-", -1);
        try {
            return parts.length == 2
                    ? Optional.of(
                            new Take.Owner(Long.parseLong(parts[0]), Long.parseLong(parts[1])))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    void turn(Take.Owner owner) {
        String said = owner.sentenceId() + "-" + owner.learnerId();
        if (!practice.get(TURN).equals(said)) {
            practice.set(TURN, said);
        }
    }
}
