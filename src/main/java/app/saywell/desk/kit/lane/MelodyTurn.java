package app.saywell.desk.kit.lane;

import app.saywell.speech.FluencyReport;
import app.saywell.speech.PitchMovement;
import java.util.ArrayList;
import java.util.List;

/// Where the voice goes at the end of a word that ends an item of a list, or the whole.
///
/// @param word index of the word, counted from 0
public record MelodyTurn(int word, PitchMovement movement) {

    /// Those of a reading, as far as they are clear, in order.
    ///
    /// @param words how many it has
    static List<MelodyTurn> in(FluencyReport report, int words) {
        List<MelodyTurn> turns = new ArrayList<>();
        for (FluencyReport.ListItem item : report.listItems()) {
            Double movement = item.movement();
            if (movement != null && item.word() < words - 1) {
                turns.add(new MelodyTurn(item.word(), PitchMovement.of(movement)));
            }
        }
        Double last = report.finalMovement();
        if (last != null && words > 0) {
            turns.add(new MelodyTurn(words - 1, PitchMovement.of(last)));
        }
        return turns;
    }
}
