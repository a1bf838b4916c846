package app.saywell.desk.school;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Which service gave an answer, when, and at what price.
///
/// @param service `embedded`, or the base address of the hosted service
/// @param engine name and version of the engine, if known; may be empty
/// @param microDollars the price in millionths of a US dollar; 0 on this computer
/// @param at when the answer was received
public record AnswerOrigin(String service, String engine, long microDollars, Instant at) {
    /// The name of the service inside the application.
    public static final String EMBEDDED = "embedded";

    private static final String BRITISH = " British";

    /// Whether the recording stayed on this computer.
    public boolean onThisComputer() {
        return service.equals(EMBEDDED);
    }

    /// Whether it was given by an engine on this computer whose scores cannot be compared with
    /// those of another one.
    ///
    /// @param otherEngine as [#engine]; what follows the version is left aside
    public boolean isOfOtherEngine(String otherEngine) {
        return onThisComputer() && !version(engine).equals(version(otherEngine));
    }

    /// What a result tells of the engine on this computer: its version, and by which rule it
    /// judged where that is not the one that holds without any choice.
    public static String engineText(String version, boolean british, JudgingRule rule) {
        StringBuilder text = new StringBuilder(version).append(british ? BRITISH : "");
        if (rule.strictness() != JudgingRule.DEFAULT.strictness()) {
            text.append(' ').append(rule.strictness().code());
        }
        if (rule.firstLanguage() != JudgingRule.DEFAULT.firstLanguage()) {
            text.append(' ').append(rule.firstLanguage().code());
        }
        return text.toString();
    }

    /// The rule in the text of an engine on this computer, see [#engineText].
    public static JudgingRule ruleOf(String engineText) {
        List<String> parts = List.of(engineText.split(" ", -1));
        return new JudgingRule(
                parts.stream()
                        .skip(1)
                        .flatMap(part -> Strictness.ofCode(part).stream())
                        .findFirst()
                        .orElse(JudgingRule.DEFAULT.strictness()),
                parts.stream()
                        .skip(1)
                        .flatMap(part -> FirstLanguage.ofCode(part).stream())
                        .findFirst()
                        .orElse(JudgingRule.DEFAULT.firstLanguage()));
    }

    /// The rule by which Saywell's own service judged. Empty where another service did, or one that
    /// does not say more than its address.
    public static Optional<JudgingRule> knownRule(boolean onThisComputer, String engineText) {
        JudgingRule told = ruleOf(engineText);
        return onThisComputer || !told.equals(JudgingRule.DEFAULT) ? Optional.of(told) : Optional.empty();
    }

    /// The version of an engine, without what follows it.
    public static String version(String engine) {
        int space = engine.indexOf(' ');
        return space < 0 ? engine : engine.substring(0, space);
    }
}
