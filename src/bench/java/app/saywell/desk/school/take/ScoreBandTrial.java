package app.saywell.desk.school.take;

import app.saywell.desk.school.take.ScoreBand.ReadingEvidence;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// How often people's score of a reading lies among the points that are told, how far these reach, and how much more
/// often machine and people differ among the fifth with the widest bands than among the rest. Also fits the weights
/// anew. In brackets: between which figures 95 of 100 samples of as many speakers lie, drawn from these with
/// repetition.
///
/// Arguments: files of `JudgedReadings`. The first has speakers whom no network of the ear has heard: bands are fitted
/// on some of them and tried on the others, in turn. With a second one, the bands that ship are tried on its speakers,
/// none of whom they were fitted on.
final class ScoreBandTrial {
    /// Of 288 readings a tenth and nine tenths come out too narrow for others: with this share four of five of theirs
    /// lie among the points told.
    private static final double SHARE = 0.085;

    private static final int GROUPS = 6;
    private static final long SEED = 4;
    private static final int SAMPLES = 2000;

    /// From this difference on machine and people differ: 1.5 of 10.
    private static final double DIFFERENT = 1.5;

    private ScoreBandTrial() {}

    /// A reading that people have rated.
    ///
    /// @param people 0 to 10
    /// @param figure of the machine, 0 to 100
    private record Rated(String speaker, double people, double figure, ReadingEvidence evidence) {}

    private record Banded(Rated reading, ScoreBand band) {
        boolean holds() {
            return band.holds(reading.people());
        }

        int points() {
            return band.highest() - band.lowest();
        }
    }

    /// Runs the trial.
    public static void main(String[] arguments) throws IOException {
        List<Rated> unheard = read(Path.of(arguments[0]));
        print("speakers that were not heard, bands fitted on the others", inTurn(unheard));
        print("the same, the bands that ship", banded(unheard, ScoreBand::of));
        if (arguments.length > 1) {
            print(
                    "other speakers, the ear that ships and knows them, the bands that ship",
                    banded(read(Path.of(arguments[1])), ScoreBand::of));
        }
        System.out.println("weights of the lower end " + weights(unheard, SHARE));
        System.out.println("weights of the upper end " + weights(unheard, 1 - SHARE));
    }

    private static List<Rated> read(Path file) throws IOException {
        List<Rated> rated = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode row = JsonMapper.shared().readTree(line);
            if (row.has("result")) {
                PronunciationResult result =
                        SpeechJson.readPronunciationResult(row.get("result").toString());
                rated.add(new Rated(
                        row.get("speaker").asString(),
                        row.get("accuracy").asDouble(),
                        result.percentCorrect(),
                        ReadingEvidence.of(result.words())));
            }
        }
        return rated;
    }

    private static List<Banded> inTurn(List<Rated> readings) {
        Set<String> speakers = new TreeSet<>();
        readings.forEach(reading -> speakers.add(reading.speaker()));
        List<String> order = new ArrayList<>(speakers);
        Collections.shuffle(order, new Random(SEED));
        List<Banded> all = new ArrayList<>();
        for (int group = 0; group < GROUPS; group++) {
            int tried = group;
            List<Rated> others = readings.stream()
                    .filter(reading -> order.indexOf(reading.speaker()) % GROUPS != tried)
                    .toList();
            double[] low = fit(others, SHARE);
            double[] high = fit(others, 1 - SHARE);
            all.addAll(banded(
                    readings.stream()
                            .filter(reading -> order.indexOf(reading.speaker()) % GROUPS == tried)
                            .toList(),
                    evidence -> Optional.of(ScoreBand.between(evidence, low, high))));
        }
        return all;
    }

    private static List<Banded> banded(List<Rated> readings, Function<ReadingEvidence, Optional<ScoreBand>> bands) {
        return readings.stream()
                .flatMap(reading -> bands.apply(reading.evidence()).map(band -> new Banded(reading, band)).stream())
                .toList();
    }

    private static double[] fit(List<Rated> readings, double share) {
        return QuantileFit.fit(
                readings.stream().map(reading -> reading.evidence().terms()).toList(),
                readings.stream().mapToDouble(Rated::people).toArray(),
                share);
    }

    private static String weights(List<Rated> readings, double share) {
        StringBuilder text = new StringBuilder();
        for (double weight : fit(readings, share)) {
            text.append(String.format(Locale.ROOT, " %.3f", weight));
        }
        return text.toString();
    }

    private static void print(String what, List<Banded> bands) {
        List<Banded> widest = bands.stream()
                .sorted(Comparator.comparingDouble(
                                (Banded banded) -> banded.band().width())
                        .reversed())
                .toList();
        int fifth = bands.size() / 5;
        double[] line = line(bands);
        Spread held = spread(bands, some -> 100 * share(some, Banded::holds));
        Spread points = spread(bands, ScoreBandTrial::medianPoints);
        System.out.printf(
                Locale.ROOT,
                "%s: %d readings, people's score among the points told %.1f %% (%.0f to %.0f), from lowest to highest"
                        + " %.0f of 10 in the median (%.0f to %.0f), %.2f on the mean, between the ends %.2f in the"
                        + " median, unsure %.1f %%; machine and people differ by more than %.1f: first fifth %.1f %%,"
                        + " others %.1f %%%n",
                what,
                bands.size(),
                100 * share(bands, Banded::holds),
                held.low(),
                held.high(),
                medianPoints(bands),
                points.low(),
                points.high(),
                bands.stream().mapToInt(Banded::points).average().orElse(0),
                widest.get(bands.size() / 2).band().width(),
                100 * share(bands, banded -> banded.band().isUnsure()),
                DIFFERENT,
                100 * share(widest.subList(0, fifth), banded -> differs(banded, line)),
                100 * share(widest.subList(fifth, bands.size()), banded -> differs(banded, line)));
    }

    /// Between which values 95 of 100 lie.
    private record Spread(double low, double high) {}

    /// How far a figure spreads over samples of speakers (bootstrap by speakers: readings of one are alike).
    private static Spread spread(List<Banded> bands, ToDoubleFunction<List<Banded>> figure) {
        List<List<Banded>> speakers = List.copyOf(bands.stream()
                .collect(Collectors.groupingBy(banded -> banded.reading().speaker(), TreeMap::new, Collectors.toList()))
                .values());
        Random random = new Random(SEED);
        double[] figures = IntStream.range(0, SAMPLES)
                .mapToDouble(_ -> figure.applyAsDouble(random.ints(speakers.size(), 0, speakers.size())
                        .mapToObj(speakers::get)
                        .flatMap(List::stream)
                        .toList()))
                .sorted()
                .toArray();
        return new Spread(figures[SAMPLES / 40], figures[SAMPLES - 1 - SAMPLES / 40]);
    }

    private static double medianPoints(List<Banded> bands) {
        return bands.stream()
                .mapToInt(Banded::points)
                .sorted()
                .skip(bands.size() / 2)
                .findFirst()
                .orElse(0);
    }

    private static double share(List<Banded> bands, Predicate<Banded> which) {
        return (double) bands.stream().filter(which).count() / bands.size();
    }

    private static boolean differs(Banded banded, double[] line) {
        return Math.abs(line[0]
                        + line[1] * banded.reading().figure()
                        - banded.reading().people())
                > DIFFERENT;
    }

    /// The line that turns figures into what people give on the mean.
    private static double[] line(List<Banded> bands) {
        double meanFigure =
                bands.stream().mapToDouble(b -> b.reading().figure()).average().orElse(0);
        double meanPeople =
                bands.stream().mapToDouble(b -> b.reading().people()).average().orElse(0);
        double product = 0;
        double squares = 0;
        for (Banded banded : bands) {
            double away = banded.reading().figure() - meanFigure;
            product += away * (banded.reading().people() - meanPeople);
            squares += away * away;
        }
        double slope = squares > 0 ? product / squares : 0;
        return new double[] {meanPeople - slope * meanFigure, slope};
    }
}
