package app.saywell.ui.classroom.grid;

import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Texts;

import java.util.Locale;

/// A cell in words, for those who cannot see it.
final class Said {
    private Said() {}

    static String of(Board board, Geometry.Spot spot, boolean namesHidden, Texts texts) {
        Learner pupil = board.pupils().get(spot.row());
        String who = namesHidden ? pupil.number() : (pupil.number() + " " + pupil.name()).strip();
        if (spot.column() < 0 || spot.column() >= board.sentences().size()) {
            return who;
        }
        Square square = board.square(spot.row(), spot.column());
        String state =
                square.state() == Square.State.JUDGED
                        ? square.number() + ", " + texts.get("kit.level." + square.level().key())
                        : texts.get(
                                "classroom.square."
                                        + square.state().name().toLowerCase(Locale.ROOT));
        return who + ", " + board.sentences().get(spot.column()).text() + ", " + state;
    }
}
