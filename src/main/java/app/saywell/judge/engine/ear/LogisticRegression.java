package app.saywell.judge.engine.ear;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.function.ToDoubleFunction;

/// A logistic regression on named numbers.
///
/// @param bias the constant
/// @param weights of the numbers
record LogisticRegression<I extends Enum<I>>(double bias, Map<I, Double> weights) {

    /// That of `PREFIX.bias` and `PREFIX.weight.NAME`, for each input by its name in small letters.
    ///
    /// @throws IllegalStateException where one is missing
    static <I extends Enum<I>> LogisticRegression<I> of(Properties properties, String prefix, Class<I> inputs) {
        Map<I, Double> weights = new EnumMap<>(inputs);
        for (I input : inputs.getEnumConstants()) {
            weights.put(
                    input,
                    EarThresholds.number(
                            properties, prefix + ".weight." + input.name().toLowerCase(Locale.ROOT)));
        }
        return new LogisticRegression<>(EarThresholds.number(properties, prefix + ".bias"), weights);
    }

    /// The probability for these numbers.
    double probability(ToDoubleFunction<I> values) {
        double odds = bias;
        for (Map.Entry<I, Double> weight : weights.entrySet()) {
            odds += weight.getValue() * values.applyAsDouble(weight.getKey());
        }
        return LogOdds.probability(odds);
    }
}
