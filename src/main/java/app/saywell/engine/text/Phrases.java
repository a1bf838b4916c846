package app.saywell.engine.text;

import app.saywell.engine.lexicon.Letters;
import app.saywell.engine.lexicon.Lexicon;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the words that a piece of text may stand for.
final class Phrases {
    /// More ways than these are not tried.
    static final int MOST = 16;

    private static final Pattern RUN =
            Pattern.compile(
                    "(?:\\p{L}\\.)+\\p{L}(?!\\p{L})|[\\p{L}\\p{M}']*\\p{L}[\\p{L}\\p{M}']*"
                        + "|\\d+(?:[.,]\\d+)*(?:(?:st|nd|rd|th|s)(?!\\p{L}))?|[&+=%@×÷<>≠√#°$€£₩¥.]");

    private static final Pattern DIGIT = Pattern.compile("\\p{N}");
    private final Spellings spellings;

    Phrases(Lexicon lexicon) {
        this.spellings = new Spellings(lexicon);
    }

    /// The ways to put a piece into words, the most usual first; none when there is nothing to say.
    List<List<Part>> of(Piece piece, Surroundings around) {
        String core = piece.core();
        List<String> full = Abbreviations.expand(core, piece.dotted(), around);
        if (!full.isEmpty()) {
            return phrases(full);
        }
        Symbols.Unit unit = Symbols.UNITS.get(core.toLowerCase(Locale.ROOT));
        if (unit != null && around.numberPrecedes()) {
            return phrases(List.of(unit.after(around.before())));
        }
        if (Surroundings.isMagnitude(core) && around.moneyPrecedes()) {
            Symbols.Currency money = Symbols.CURRENCIES.get(around.before().substring(0, 1));
            if (money != null) {
                return phrases(List.of(core + " " + money.whole().many(), core));
            }
        }
        if (Symbols.SIGNS.containsKey(core)) {
            return phrases(Symbols.SIGNS.getOrDefault(core, List.of()));
        }
        if (DIGIT.matcher(core).find()) {
            Collection<String> figures = Figures.read(core, around);
            if (!figures.isEmpty()) {
                return phrases(figures);
            }
        }
        return byRuns(core, around);
    }

    /// Letters, figures and signs one after another: "COVID-19", "T-shirt", "5-year-old", "H2O".
    private List<List<Part>> byRuns(String core, Surroundings around) {
        List<List<Part>> all = new ArrayList<>(List.of(List.of()));
        Matcher run = RUN.matcher(core);
        List<int[]> spans = new ArrayList<>();
        while (run.find()) {
            boolean dot = run.group().equals(".");
            boolean inner = run.start() > 0 && run.end() < core.length();
            if (!dot || inner) {
                spans.add(new int[] {run.start(), run.end()});
            }
        }
        for (int i = 0; i < spans.size(); i++) {
            int from = i == 0 ? 0 : spans.get(i)[0];
            int to = i + 1 < spans.size() ? spans.get(i + 1)[0] : core.length();
            String said = core.substring(spans.get(i)[0], spans.get(i)[1]);
            all = joined(all, run(said, core.substring(from, to), around));
        }
        all.removeIf(List::isEmpty);
        return all;
    }

    private List<List<Part>> run(String said, String written, Surroundings around) {
        if (!DIGIT.matcher(said).find() && !Letters.only(said).isEmpty()) {
            List<List<Part>> all = new ArrayList<>();
            for (List<Part> parts : spellings.read(said, around)) {
                all.add(written(parts, said, written));
            }
            return all;
        }
        if (DIGIT.matcher(said).find()) {
            return phrases(Figures.read(said, around));
        }
        return said.equals(".")
                ? phrases(List.of("dot"))
                : phrases(Symbols.SIGNS.getOrDefault(said, List.of()));
    }

    /// Gives the hyphens around a run to its first and last part.
    private static List<Part> written(List<Part> parts, String said, String written) {
        List<Part> all = new ArrayList<>(parts);
        int before = written.indexOf(said);
        Part first = all.getFirst();
        if (first.written() != null) {
            all.set(0, new Part(first.word(), written.substring(0, before) + first.written()));
        }
        Part last = all.getLast();
        if (last.written() != null) {
            String rest = written.substring(before + said.length());
            all.set(all.size() - 1, new Part(last.word(), last.written() + rest));
        }
        return all;
    }

    private static List<List<Part>> joined(List<List<Part>> heads, List<List<Part>> tails) {
        if (tails.isEmpty()) {
            return heads;
        }
        List<List<Part>> all = new ArrayList<>();
        for (List<Part> tail : tails) {
            for (List<Part> head : heads) {
                if (all.size() < MOST) {
                    List<Part> both = new ArrayList<>(head);
                    both.addAll(tail);
                    all.add(both);
                }
            }
        }
        return all;
    }

    private static List<List<Part>> phrases(Collection<String> phrases) {
        return new ArrayList<>(phrases.stream().limit(MOST).map(Part::phrase).toList());
    }
}
