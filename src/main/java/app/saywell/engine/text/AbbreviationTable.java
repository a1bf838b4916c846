package app.saywell.engine.text;

import static java.util.Map.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Abbreviations that are read as full words. Those that are spelled out need no entry.
final class AbbreviationTable {
    /// Always abbreviations, with or without a dot.
    private static final Map<String, List<String>> ALWAYS = Map.ofEntries(
            entry("mr", List.of("mister")),
            entry("mrs", List.of("missus")),
            entry("ms", List.of("miz", "miss")),
            entry("dr", List.of("doctor", "drive")),
            entry("st", List.of("saint", "street")),
            entry("jr", List.of("junior")),
            entry("sr", List.of("senior")),
            entry("prof", List.of("professor")),
            entry("vs", List.of("versus")),
            entry("etc", List.of("et cetera")),
            entry("e.g", List.of("for example", "E G")),
            entry("i.e", List.of("that is", "I E")),
            entry("a.m", List.of("A M")),
            entry("p.m", List.of("P M")),
            entry("pm", List.of("P M")),
            entry("ltd", List.of("limited")),
            entry("rd", List.of("road")),
            entry("blvd", List.of("boulevard")),
            entry("sgt", List.of("sergeant")),
            entry("lt", List.of("lieutenant")),
            entry("mt", List.of("mount", "mountain")),
            entry("tel", List.of("telephone")),
            entry("w/o", List.of("without")),
            entry("w/", List.of("with")),
            entry("o.k", List.of("O K")),
            entry("ph.d", List.of("P H D")));

    /// Also words or parts of words: abbreviations only with a dot.
    private static final Map<String, List<String>> WITH_DOT = Map.ofEntries(
            entry("jan", List.of("january")),
            entry("feb", List.of("february")),
            entry("mar", List.of("march")),
            entry("apr", List.of("april")),
            entry("jun", List.of("june")),
            entry("jul", List.of("july")),
            entry("aug", List.of("august")),
            entry("sep", List.of("september")),
            entry("sept", List.of("september")),
            entry("oct", List.of("october")),
            entry("nov", List.of("november")),
            entry("dec", List.of("december")),
            entry("mon", List.of("monday")),
            entry("tue", List.of("tuesday")),
            entry("tues", List.of("tuesday")),
            entry("wed", List.of("wednesday")),
            entry("thu", List.of("thursday")),
            entry("thurs", List.of("thursday")),
            entry("fri", List.of("friday")),
            entry("sat", List.of("saturday")),
            entry("ave", List.of("avenue")),
            entry("apt", List.of("apartment")),
            entry("capt", List.of("captain")),
            entry("gen", List.of("general")),
            entry("gov", List.of("governor")),
            entry("sen", List.of("senator")),
            entry("rev", List.of("reverend")),
            entry("inc", List.of("incorporated", "ink")),
            entry("co", List.of("company")),
            entry("corp", List.of("corporation")),
            entry("dept", List.of("department")),
            entry("est", List.of("established")),
            entry("approx", List.of("approximately")),
            entry("vol", List.of("volume")),
            entry("fig", List.of("figure")),
            entry("ext", List.of("extension")),
            entry("min", List.of("minutes", "minimum")),
            entry("max", List.of("maximum")),
            entry("hr", List.of("hour")),
            entry("hrs", List.of("hours")),
            entry("pp", List.of("pages")));

    /// Abbreviations only before a number.
    private static final Map<String, List<String>> BEFORE_NUMBER = Map.of(
            "no", List.of("number"),
            "nos", List.of("numbers"),
            "p", List.of("page"),
            "ch", List.of("chapter"));

    private AbbreviationTable() {}

    /// The words that an abbreviation stands for, the most likely first; none when it is not an
    /// abbreviation.
    ///
    /// @param core without the last dot
    static List<String> expand(String core, boolean hasDot, TokenContext context) {
        String key = core.toLowerCase(Locale.ROOT);
        List<String> always = ALWAYS.getOrDefault(key, List.of());
        if (always.size() == 2 && (key.equals("dr") || key.equals("st"))) {
            return context.nameFollows() ? always : always.reversed();
        }
        if (!always.isEmpty()) {
            return always;
        }
        if (hasDot && context.numberFollows() && BEFORE_NUMBER.containsKey(key)) {
            return BEFORE_NUMBER.getOrDefault(key, List.of());
        }
        return hasDot ? WITH_DOT.getOrDefault(key, List.of()) : List.of();
    }
}
