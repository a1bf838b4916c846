package app.saywell.desk.classroom.rotation;

import app.saywell.desk.classes.LearnerRotation;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.PublishedSettings;
import java.util.Optional;

/// The saved state of the rotation, so that it continues after a pause or on the next day.
final class SavedRotation {
    private static final Setting<RotationOrder> ORDER_SETTING = Setting.choice("classroom.order", RotationOrder.LISTED);
    private static final Setting<LearnerRotation.RotationRound> ROUND_SETTING =
            Setting.choice("classroom.round", LearnerRotation.RotationRound.WHOLE_LESSON);
    private static final Setting<String> TURN_SETTING = Setting.text("classroom.turn", "");
    private static final Setting<Integer> SEED_SETTING = Setting.number("classroom.seed", 1);

    private final PublishedSettings settings;

    SavedRotation(PublishedSettings settings) {
        this.settings = settings;
    }

    RotationOrder order() {
        return settings.get(ORDER_SETTING);
    }

    void order(RotationOrder order) {
        settings.set(ORDER_SETTING, order);
    }

    LearnerRotation.RotationRound round() {
        return settings.get(ROUND_SETTING);
    }

    void round(LearnerRotation.RotationRound round) {
        settings.set(ROUND_SETTING, round);
    }

    /// The seed of the shuffled order.
    int seed() {
        return settings.get(SEED_SETTING);
    }

    void reshuffle() {
        settings.set(SEED_SETTING, seed() + 1);
    }

    Optional<Take.TakeOwner> turn() {
        String[] parts = settings.get(TURN_SETTING).split("-", -1);
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
        if (!settings.get(TURN_SETTING).equals(stored)) {
            settings.set(TURN_SETTING, stored);
        }
    }
}
