package app.saywell.speech.language.lexicon;

import java.util.ArrayList;
import java.util.List;

/// The names of letters, for words that are spelled out: USB, DVD.
public final class LetterNames {
    private static final List<List<StressedPhone>> NAMES = List.of(
                    "EY1",
                    "B IY1",
                    "S IY1",
                    "D IY1",
                    "IY1",
                    "EH1 F",
                    "JH IY1",
                    "EY1 CH",
                    "AY1",
                    "JH EY1",
                    "K EY1",
                    "EH1 L",
                    "EH1 M",
                    "EH1 N",
                    "OW1",
                    "P IY1",
                    "K Y UW1",
                    "AA1 R",
                    "EH1 S",
                    "T IY1",
                    "Y UW1",
                    "V IY1",
                    "D AH1 B AH0 L Y UW0",
                    "EH1 K S",
                    "W AY1",
                    "Z IY1")
            .stream()
            .map(StressedPhone::ofArpabet)
            .toList();

    private LetterNames() {}

    /// The name of a letter.
    ///
    /// @param letter a to z, upper or lower case
    public static Pronunciation pronunciationOf(char letter) {
        return new Pronunciation(
                NAMES.get(Character.toLowerCase(letter) - 'a'),
                PronunciationOrigin.DICTIONARY,
                PronunciationForm.CITATION);
    }

    /// The plural or possessive of a letter name: the last sound of "CDs".
    ///
    /// @param letter a to z, upper or lower case
    public static Pronunciation pluralOf(char letter) {
        Pronunciation singular = pronunciationOf(letter);
        List<StressedPhone> sounds = new ArrayList<>(singular.sounds());
        Phone lastPhone = sounds.getLast().phone();
        sounds.addAll(
                lastPhone == Phone.S || lastPhone == Phone.CH
                        ? StressedPhone.ofArpabet("IH0 Z")
                        : StressedPhone.ofArpabet(lastPhone == Phone.F ? "S" : "Z"));
        return new Pronunciation(sounds, singular.source(), singular.form());
    }
}
