package app.saywell.desk.ear.view;

/// How many trials of a round were answered, and how many of them right.
public record RoundScore(int answered, int right) {
    static final RoundScore NONE = new RoundScore(0, 0);

    RoundScore with(boolean isRight) {
        return new RoundScore(answered + 1, right + (isRight ? 1 : 0));
    }
}
