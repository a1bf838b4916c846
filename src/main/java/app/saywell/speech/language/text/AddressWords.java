package app.saywell.speech.language.text;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;

/// Short names in addresses: states after a comma, and directions between a number and a street.
final class AddressWords {
    private static final Map<String, String> STATES = Map.ofEntries(
            entry("AZ", "arizona"),
            entry("CA", "california"),
            entry("CO", "colorado"),
            entry("CT", "connecticut"),
            entry("FL", "florida"),
            entry("GA", "georgia"),
            entry("IL", "illinois"),
            entry("MA", "massachusetts"),
            entry("MD", "maryland"),
            entry("MI", "michigan"),
            entry("MN", "minnesota"),
            entry("NC", "north carolina"),
            entry("NJ", "new jersey"),
            entry("NV", "nevada"),
            entry("NY", "new york"),
            entry("PA", "pennsylvania"),
            entry("TX", "texas"),
            entry("UT", "utah"),
            entry("VA", "virginia"),
            entry("WA", "washington"));
    private static final Map<String, String> DIRECTIONS = Map.of("N", "north", "S", "south", "E", "east", "W", "west");

    private AddressWords() {}

    /// What a chunk stands for in an address; none elsewhere.
    static List<String> expand(String core, TokenContext context) {
        String state = STATES.get(core);
        PhraseBreak before = context.breakAt(-1);
        boolean isApart = before == PhraseBreak.CLAUSE || before == PhraseBreak.DIVISION;
        if (state != null && isApart && context.namePrecedes()) {
            return List.of(state);
        }
        String direction = DIRECTIONS.get(core);
        boolean street = context.nameFollows() || context.nextChunk().matches("(?i)\\d+(st|nd|rd|th)");
        return direction != null && context.numberPrecedes() && street ? List.of(direction) : List.of();
    }
}
