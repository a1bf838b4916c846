package app.saywell.judge.engine.ear;

/// Log-odds and probabilities.
final class LogOdds {
    private LogOdds() {}

    /// The log-odds of a probability strictly between 0 and 1.
    static double of(double probability) {
        return Math.log(probability / (1 - probability));
    }

    /// The same of any probability, taken as no nearer to 0 or 1 than a limit.
    static double of(double probability, double limit) {
        return of(Math.clamp(probability, limit, 1 - limit));
    }

    /// The probability of log-odds.
    static double probability(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }
}
