package app.saywell.desk.takes.spoken;

import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import java.util.ArrayList;
import java.util.List;

/// Aligns what was heard with a sentence, word by word and by sound: "two" is "to" and "20" is
/// "twenty". Two words may be one ("ice cream", "it's").
///
/// A transcription mishears learners, so a word that sounds much like the written one counts as
/// said; whether it was said well is told by its score.
public final class SpokenTextComparison {
    private static final double MUCH_ALIKE = 0.34;
    private static final double JOINED_ALIKE = 0.2;
    private static final double CONTRACTED_ALIKE = 0.5;
    private static final double SKIP = 1;
    private static final double REPLACE = 1.5;

    private final List<SoundedWord> written;
    private final List<SoundedWord> heard;
    private final double[][] cost;
    private final Step[][] steps;

    private enum Step {
        PAIR(1, 1),
        MISS(1, 0),
        ADD(0, 1),
        JOIN_WRITTEN(2, 1),
        JOIN_HEARD(1, 2);

        private final int writtenWords;
        private final int heardWords;

        Step(int writtenWords, int heardWords) {
            this.writtenWords = writtenWords;
            this.heardWords = heardWords;
        }
    }

    private SpokenTextComparison(List<SoundedWord> written, List<SoundedWord> heard) {
        this.written = written;
        this.heard = heard;
        cost = new double[written.size() + 1][heard.size() + 1];
        steps = new Step[written.size() + 1][heard.size() + 1];
    }

    /// Compares. The first call loads the dictionary, so do not make it on the window's thread.
    ///
    /// @param text the sentence
    /// @param heardText the transcription
    public static SpokenText compare(String text, String heardText) {
        return new SpokenTextComparison(SoundedWord.of(text), SoundedWord.of(heardText)).align();
    }

    private SpokenText align() {
        for (int i = 0; i <= written.size(); i++) {
            for (int j = 0; j <= heard.size(); j++) {
                fill(i, j);
            }
        }
        List<SpokenWord> words = new ArrayList<>();
        for (int i = written.size(), j = heard.size(); i > 0 || j > 0; ) {
            Step step = steps[i][j];
            i -= step.writtenWords;
            j -= step.heardWords;
            words.addAll(0, wordsOf(step, i, j));
        }
        return new SpokenText(words);
    }

    private void fill(int i, int j) {
        if (i == 0 && j == 0) {
            return;
        }
        cost[i][j] = Double.POSITIVE_INFINITY;
        for (Step step : Step.values()) {
            if (step.writtenWords <= i && step.heardWords <= j) {
                int fromI = i - step.writtenWords;
                int fromJ = j - step.heardWords;
                double price = cost[fromI][fromJ] + priceOf(step, fromI, fromJ);
                if (price < cost[i][j]) {
                    cost[i][j] = price;
                    steps[i][j] = step;
                }
            }
        }
    }

    private double priceOf(Step step, int i, int j) {
        return switch (step) {
            case MISS, ADD -> SKIP;
            case PAIR -> {
                double distance = written.get(i).distance(heard.get(j));
                yield distance <= MUCH_ALIKE ? distance : REPLACE + 0.4 * distance;
            }
            case JOIN_WRITTEN -> joinPrice(written.get(i), written.get(i + 1), heard.get(j));
            case JOIN_HEARD -> joinPrice(heard.get(j), heard.get(j + 1), written.get(i));
        };
    }

    private static double joinPrice(SoundedWord first, SoundedWord second, SoundedWord single) {
        boolean contracted = single.text().indexOf('\'') > 0;
        double distance = first.joined(second).distance(single);
        return distance <= (contracted ? CONTRACTED_ALIKE : JOINED_ALIKE) ? distance : Double.POSITIVE_INFINITY;
    }

    private List<SpokenWord> wordsOf(Step step, int i, int j) {
        return switch (step) {
            case MISS -> List.of(new SpokenWord(WordFate.MISSED, written.get(i).text(), ""));
            case ADD ->
                List.of(new SpokenWord(
                        addedFate(j), heard.get(j).text(), heard.get(j).text()));
            case PAIR ->
                List.of(new SpokenWord(
                        written.get(i).distance(heard.get(j)) <= MUCH_ALIKE ? WordFate.SAID : WordFate.REPLACED,
                        written.get(i).text(),
                        heard.get(j).text()));
            case JOIN_WRITTEN -> List.of(said(written.get(i), heard.get(j)), said(written.get(i + 1), heard.get(j)));
            case JOIN_HEARD -> List.of(said(written.get(i), heard.get(j).joined(heard.get(j + 1))));
        };
    }

    private static SpokenWord said(SoundedWord written, SoundedWord heard) {
        return new SpokenWord(WordFate.SAID, written.text(), heard.text());
    }

    /// A word that is heard twice in a row was repeated, and so was one of a group that is said
    /// again.
    private WordFate addedFate(int j) {
        return isSame(j, j - 1) || isSame(j, j + 1) || isInRepeatedGroup(j, 2) || isInRepeatedGroup(j, 3)
                ? WordFate.REPEATED
                : WordFate.ADDED;
    }

    private boolean isInRepeatedGroup(int j, int words) {
        return isInPairOf(j, words) || isInPairOf(j, -words);
    }

    private boolean isInPairOf(int j, int distance) {
        return isSame(j, j + distance) && (isSame(j + 1, j + 1 + distance) || isSame(j - 1, j - 1 + distance));
    }

    private boolean isSame(int j, int other) {
        return Math.min(j, other) >= 0
                && Math.max(j, other) < heard.size()
                && heard.get(j).distance(heard.get(other)) == 0;
    }
}
