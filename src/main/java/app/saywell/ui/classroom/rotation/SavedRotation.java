package app.saywell.ui.classroom.rotation;

import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.UseCases;
import app.saywell.practice.classroom.LearnerRotation;
import java.util.Optional;

/// The saved state of the rotation, so that it continues after a pause or on the next day.
final class SavedRotation {
    private static final Setting<RotationOrder> ORDER_SETTING = Setting.choice("classroom.order", RotationOrder.LISTED);
    private static final Setting<LearnerRotation.RotationRound> ROUND_SETTING =
            Setting.choice("classroom.round", LearnerRotation.RotationRound.WHOLE_LESSON);
    private static final Setting<String> TURN_SETTING = Setting.text("classroom.turn", "");
    private static final Setting<Integer> SEED_SETTING = Setting.number("classroom.seed", 1);

    private final UseCases practice;

    SavedRotation(UseCases practice) {
        this.practice = practice;
    }

    RotationOrder order() {
        return practice.getSetting(ORDER_SETTING);
    }

    void order(RotationOrder order) {
        practice.setSetting(ORDER_SETTING, order);
    }

    LearnerRotation.RotationRound round() {
        return practice.getSetting(ROUND_SETTING);
    }

    void round(LearnerRotation.RotationRound round) {
        practice.setSetting(ROUND_SETTING, round);
    }

    /// The seed of the shuffled order.
    int seed() {
        return practice.getSetting(SEED_SETTING);
    }

    void reshuffle() {
        practice.setSetting(SEED_SETTING, seed() + 1);
    }

    Optional<Take.TakeOwner> turn() {
        String[] parts = practice.getSetting(TURN_SETTING).split("-", -1);
        try {
            return parts.length == 2
                    ? Optional.of(new Take.TakeOwner(Long.parseLong(parts[0]), Long.parseLong(parts[1])))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    void turn(Take.TakeOwner owner) {
        String stored = owner.sentenceId() + "-" + owner.learnerId();
        if (!practice.getSetting(TURN_SETTING).equals(stored)) {
            practice.setSetting(TURN_SETTING, stored);
        }
    }
}
