package app.saywell.engine.lexicon.syllable;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The clusters of consonants with which an English syllable may begin.
final class Onsets {
    private static final Set<List<Phone>> CLUSTERS =
            Stream.of(
                            "P R", "P L", "P Y", "B R", "B L", "B Y", "T R", "T W", "T Y", "D R",
                            "D W", "D Y", "K R", "K L", "K W", "K Y", "G R", "G L", "G W", "G Y",
                            "F R", "F L", "F Y", "V Y", "TH R", "TH W", "SH R", "S P", "S T", "S K",
                            "S M", "S N", "S L", "S W", "S F", "HH Y", "HH W", "M Y", "N Y", "L Y",
                            "S P R", "S P L", "S P Y", "S T R", "S T Y", "S K R", "S K W", "S K Y",
                            "S K L")
                    .map(names -> Sound.ofArpabet(names).stream().map(Sound::phone).toList())
                    .collect(Collectors.toUnmodifiableSet());

    private Onsets() {}

    /// How many of the consonants before a vowel go with it: as many as may begin a syllable.
    static int longest(List<Phone> consonants) {
        for (int length = consonants.size(); length > 1; length--) {
            if (CLUSTERS.contains(
                    consonants.subList(consonants.size() - length, consonants.size()))) {
                return length;
            }
        }
        return consonants.isEmpty() || consonants.getLast() == Phone.NG ? 0 : 1;
    }
}
