package app.saywell.desk.lessons.filename;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The numbers of a name, sorted by what they can mean.
///
/// @param sentences that a word beside them calls numbers of sentences
/// @param learners that a word beside them calls numbers of learners
/// @param plain that nothing explains, in order
/// @param doubtful that are likely to count something else: files of a recorder, hours, copies
/// @param take the number of the attempt
/// @param areNeighbours whether there are two plain numbers with nothing but a sign between them
record NameNumbers(
        List<Integer> sentences,
        List<String> learners,
        List<NameText.Part> plain,
        List<Integer> doubtful,
        OptionalInt take,
        boolean areNeighbours) {
    private static final int SHORT_WORD = 2;
    private static final Pattern JOINT = Pattern.compile("[-_. ,#번]{1,4}");

    /// Takes them out of a name from which texts and names were taken.
    static NameNumbers take(NameText name) {
        List<Integer> doubtful = new ArrayList<>();
        List<Integer> sentences = numbers(name, NumberPatterns.SENTENCES);
        boolean isDated = takeAny(name, DatePatterns.DATES);
        takeAny(name, DatePatterns.TIMES);
        doubtful.addAll(numbers(name, List.of(DatePatterns.DAY_OF_MONTH)));
        List<Integer> takes = numbers(name, NumberPatterns.TAKES);
        List<String> learners = NumberPatterns.LEARNERS.stream()
                .flatMap(pattern -> name.take(pattern).stream())
                .map(match -> match.group(1))
                .toList();
        takeAny(name, NumberPatterns.OTHERS);
        List<Integer> counters = numbers(name, NumberPatterns.COUNTERS);
        doubtful.addAll(numbers(name, List.of(NumberPatterns.TRIPLE)));
        takeAny(name, List.of(NumberPatterns.LONG));
        if (isDated) {
            doubtful.addAll(numbers(name, List.of(DatePatterns.HOUR_AND_MINUTE)));
        }
        doubtful.addAll(counters);
        List<NameText.Part> plain = new ArrayList<>();
        for (NameText.Part part : name.parts()) {
            if (part.isNumber() && isPlain(name, part)) {
                plain.add(part);
            } else if (part.isNumber()) {
                doubtful.add(Integer.parseInt(part.text()));
            }
        }
        OptionalInt take = takes.size() == 1 ? OptionalInt.of(takes.getFirst()) : OptionalInt.empty();
        boolean areNeighbours = plain.size() == 2
                && JOINT.matcher(name.between(plain.getFirst(), plain.getLast()))
                        .matches();
        return new NameNumbers(sentences, learners, plain, doubtful, take, areNeighbours);
    }

    /// Letters that are glued to a number name something else, such as a type or a unit, unless
    /// they are a usual sign for a number.
    private static boolean isPlain(NameText name, NameText.Part part) {
        String before = name.lettersBefore(part);
        String after = name.lettersAfter(part);
        boolean opensWell = before.isEmpty() || isKorean(before) || before.matches("s|q|n|no|nr|num");
        boolean closesWell = after.isEmpty() || isKorean(after) || after.length() > SHORT_WORD;
        return opensWell && closesWell;
    }

    private static boolean isKorean(String letters) {
        return Character.UnicodeScript.of(letters.codePointAt(0)) == Character.UnicodeScript.HANGUL;
    }

    private static boolean takeAny(NameText name, List<Pattern> patterns) {
        boolean isFound = false;
        for (Pattern pattern : patterns) {
            isFound |= !name.take(pattern).isEmpty();
        }
        return isFound;
    }

    private static List<Integer> numbers(NameText name, List<Pattern> patterns) {
        return patterns.stream()
                .flatMap(pattern -> name.take(pattern).stream())
                .flatMap(NameNumbers::numbers)
                .toList();
    }

    private static Stream<Integer> numbers(MatchResult match) {
        List<Integer> numbers = new ArrayList<>();
        for (int group = 1; group <= match.groupCount(); group++) {
            String text = match.group(group);
            if (text != null && Character.isDigit(text.charAt(0))) {
                numbers.add(Integer.parseInt(text));
            }
        }
        return numbers.stream();
    }
}
