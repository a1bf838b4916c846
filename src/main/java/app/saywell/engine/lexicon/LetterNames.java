package app.saywell.engine.lexicon;

import java.util.ArrayList;
import java.util.List;

/// The names of the letters, for words that are spelled out: USB, DVD.
public final class LetterNames {
    private static final List<List<Sound>> NAMES =
            List.of(
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
                    .map(Sound::ofArpabet)
                    .toList();

    private LetterNames() {}

    /// How a letter is named.
    ///
    /// @param letter a to z, in either case
    public static Pronunciation of(char letter) {
        return new Pronunciation(
                NAMES.get(Character.toLowerCase(letter) - 'a'), Source.DICTIONARY, Form.CITATION);
    }

    /// How several of a letter, or what belongs to it, are named: the last sound of "CDs".
    ///
    /// @param letter a to z, in either case
    public static Pronunciation plural(char letter) {
        Pronunciation one = of(letter);
        List<Sound> sounds = new ArrayList<>(one.sounds());
        Phone last = sounds.getLast().phone();
        sounds.addAll(
                last == Phone.S || last == Phone.CH
                        ? Sound.ofArpabet("IH0 Z")
                        : Sound.ofArpabet(last == Phone.F ? "S" : "Z"));
        return new Pronunciation(sounds, one.source(), one.form());
    }
}
