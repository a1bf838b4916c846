package app.saywell.speech.language.lexicon;

import java.util.ArrayList;
import java.util.List;

/// A phone of a word with its stress.
///
/// @param stress of a vowel; [Stress#NONE] for every consonant
public record StressedPhone(Phone phone, Stress stress) {
    private static final StressedPhone[] BY_CODE = allByCode();

    /// Refuses a stressed consonant.
    public StressedPhone {
        if (stress.isStressed() && !phone.isVowel()) {
            throw new IllegalArgumentException(phone + " is a consonant and has no stress");
        }
    }

    /// The shared instance for a phone and a stress.
    public static StressedPhone of(Phone phone, Stress stress) {
        return ofCode(phone.ordinal() * 3 + stress.ordinal());
    }

    /// Parses ARPAbet names with stress digits: `HH AH0 L OW1`.
    ///
    /// @throws IllegalArgumentException when a name is not one of the 39, or a consonant has a
    ///     digit
    public static List<StressedPhone> ofArpabet(String names) {
        List<StressedPhone> sounds = new ArrayList<>();
        for (String name : names.strip().split("\\s+")) {
            int lastIndex = name.length() - 1;
            boolean hasDigit = lastIndex >= 0 && name.charAt(lastIndex) >= '0' && name.charAt(lastIndex) <= '2';
            sounds.add(of(
                    Phone.valueOf(hasDigit ? name.substring(0, lastIndex) : name),
                    hasDigit ? Stress.values()[name.charAt(lastIndex) - '0'] : Stress.NONE));
        }
        return List.copyOf(sounds);
    }

    /// The sound with a [#code].
    public static StressedPhone ofCode(int code) {
        StressedPhone sound = BY_CODE[code];
        if (sound == null) {
            throw new IllegalArgumentException("a stressed consonant has no code");
        }
        return sound;
    }

    /// The sounds with these codes.
    public static List<StressedPhone> ofCodes(byte[] codes) {
        List<StressedPhone> sounds = new ArrayList<>(codes.length);
        for (byte code : codes) {
            sounds.add(ofCode(code));
        }
        return sounds;
    }

    /// The codes of these sounds.
    public static byte[] codes(List<StressedPhone> sounds) {
        byte[] codes = new byte[sounds.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = sounds.get(i).code();
        }
        return codes;
    }

    /// A number from 0 to 116, by which dictionaries and models store the sound.
    public byte code() {
        return (byte) (phone.ordinal() * 3 + stress.ordinal());
    }

    /// The same phone with another stress.
    public StressedPhone withStress(Stress newStress) {
        return of(phone, newStress);
    }

    /// The IPA sign without a stress mark.
    public String ipa() {
        return phone.ipa(stress);
    }

    /// The ARPAbet name; a vowel has its stress digit: `AH0`, `K`.
    public String arpabet() {
        return phone.isVowel() ? phone.name() + stress.digit() : phone.name();
    }

    private static StressedPhone[] allByCode() {
        StressedPhone[] byCode = new StressedPhone[Phone.values().length * 3];
        for (Phone phone : Phone.values()) {
            for (Stress stress : Stress.values()) {
                if (phone.isVowel() || !stress.isStressed()) {
                    byCode[phone.ordinal() * 3 + stress.ordinal()] = new StressedPhone(phone, stress);
                }
            }
        }
        return byCode;
    }
}
