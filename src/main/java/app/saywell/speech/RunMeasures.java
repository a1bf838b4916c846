package app.saywell.speech;

import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import java.util.ArrayList;
import java.util.List;

/// The temporal measures of fluency (de Jong and Bosker 2013): how fast, and how far without a pause.
///
/// @param speechRate syllables a second, pauses included
/// @param articulationRate syllables a second, without pauses
/// @param meanLengthOfRun syllables between two pauses, on the mean
/// @param pauses in order
public record RunMeasures(
        double speechRate, double articulationRate, double meanLengthOfRun, List<FluencyPause> pauses) {

    /// @param words in order, at least one
    public static RunMeasures of(List<SpokenSpan> words) {
        List<FluencyPause> pauses = new ArrayList<>();
        for (int i = 0; i + 1 < words.size(); i++) {
            double seconds = words.get(i + 1).start() - words.get(i).end();
            if (seconds >= FluencyPause.MIN_SECONDS) {
                pauses.add(new FluencyPause(
                        i, seconds, words.get(i).borderAfter() ? PausePlace.PHRASE_BORDER : PausePlace.INSIDE_PHRASE));
            }
        }
        double syllables = words.stream().mapToInt(SpokenSpan::syllables).sum();
        double whole = Math.max(
                FluencyPause.MIN_SECONDS,
                words.getLast().end() - words.getFirst().start());
        double silence = pauses.stream().mapToDouble(FluencyPause::seconds).sum();
        double spoken = Math.max(FluencyPause.MIN_SECONDS, whole - silence);
        return new RunMeasures(syllables / whole, syllables / spoken, syllables / (pauses.size() + 1), pauses);
    }
}
