package app.saywell.speech.language.lexicon.syllable;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The consonant clusters that may begin an English syllable.
final class OnsetClusters {
    private static final Set<List<Phone>> CLUSTERS = Stream.of(
                    "P R", "P L", "P Y", "B R", "B L", "B Y", "T R", "T W", "T Y", "D R", "D W", "D Y", "K R", "K L",
                    "K W", "K Y", "G R", "G L", "G W", "G Y", "F R", "F L", "F Y", "V Y", "TH R", "TH W", "SH R", "S P",
                    "S T", "S K", "S M", "S N", "S L", "S W", "S F", "HH Y", "HH W", "M Y", "N Y", "L Y", "S P R",
                    "S P L", "S P Y", "S T R", "S T Y", "S K R", "S K W", "S K Y", "S K L")
            .map(names -> StressedPhone.ofArpabet(names).stream()
                    .map(StressedPhone::phone)
                    .toList())
            .collect(Collectors.toUnmodifiableSet());

    private OnsetClusters() {}

    /// The length of the longest onset at the end of these consonants.
    static int longestOnset(List<Phone> consonants) {
        for (int length = consonants.size(); length > 1; length--) {
            if (CLUSTERS.contains(consonants.subList(consonants.size() - length, consonants.size()))) {
                return length;
            }
        }
        return consonants.isEmpty() || consonants.getLast() == Phone.NG ? 0 : 1;
    }
}
