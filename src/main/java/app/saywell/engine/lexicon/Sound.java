package app.saywell.engine.lexicon;

import java.util.ArrayList;
import java.util.List;

/// A phone within a word: which one, and under which stress.
///
/// @param stress of a vowel; [Stress#NONE] for every consonant
public record Sound(Phone phone, Stress stress) {
    private static final Sound[] ALL = all();

    /// Refuses a stressed consonant.
    public Sound {
        if (stress.stressed() && !phone.vowel()) {
            throw new IllegalArgumentException(phone + " is a consonant and carries no stress");
        }
    }

    /// The sound, of which there need be only one.
    public static Sound of(Phone phone, Stress stress) {
        return ofCode(phone.ordinal() * 3 + stress.ordinal());
    }

    /// The sounds written as ARPAbet names with stress digits: `HH AH0 L OW1`.
    ///
    /// @throws IllegalArgumentException when a name is none of the 39 or a consonant has a digit
    public static List<Sound> ofArpabet(String names) {
        List<Sound> sounds = new ArrayList<>();
        for (String name : names.strip().split("\\s+")) {
            int last = name.length() - 1;
            boolean digit = last >= 0 && name.charAt(last) >= '0' && name.charAt(last) <= '2';
            sounds.add(
                    of(
                            Phone.valueOf(digit ? name.substring(0, last) : name),
                            digit ? Stress.values()[name.charAt(last) - '0'] : Stress.NONE));
        }
        return List.copyOf(sounds);
    }

    /// The sound of a [#code].
    public static Sound ofCode(int code) {
        Sound sound = ALL[code];
        if (sound == null) {
            throw new IllegalArgumentException("a stressed consonant has no code");
        }
        return sound;
    }

    /// The sounds of their codes.
    public static List<Sound> ofCodes(byte[] codes) {
        List<Sound> sounds = new ArrayList<>(codes.length);
        for (byte code : codes) {
            sounds.add(ofCode(code));
        }
        return sounds;
    }

    /// The codes of sounds.
    public static byte[] codes(List<Sound> sounds) {
        byte[] codes = new byte[sounds.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = sounds.get(i).code();
        }
        return codes;
    }

    /// A small number of its own, from 0 to 116: how dictionaries and models store it.
    public byte code() {
        return (byte) (phone.ordinal() * 3 + stress.ordinal());
    }

    /// The same phone under another stress.
    public Sound under(Stress other) {
        return of(phone, other);
    }

    /// The IPA sign, without a stress mark.
    public String ipa() {
        return phone.ipa(stress);
    }

    /// The ARPAbet name, a vowel with its stress digit: `AH0`, `K`.
    public String arpabet() {
        return phone.vowel() ? phone.name() + stress.digit() : phone.name();
    }

    private static Sound[] all() {
        Sound[] all = new Sound[Phone.values().length * 3];
        for (Phone phone : Phone.values()) {
            for (Stress stress : Stress.values()) {
                if (phone.vowel() || !stress.stressed()) {
                    all[phone.ordinal() * 3 + stress.ordinal()] = new Sound(phone, stress);
                }
            }
        }
        return all;
    }
}
