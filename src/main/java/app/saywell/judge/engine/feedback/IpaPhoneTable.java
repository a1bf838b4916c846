package app.saywell.judge.engine.feedback;

import app.saywell.speech.language.lexicon.Phone;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Finds the phone of an IPA sign, in the notations of different services.
final class IpaPhoneTable {
    private static final Map<String, Phone> PHONES = new HashMap<>();

    static {
        for (Phone phone : Phone.values()) {
            PHONES.put(phone.ipa(), phone);
        }
        PHONES.putAll(Map.ofEntries(
                Map.entry("ə", Phone.AH),
                Map.entry("ɐ", Phone.AH),
                Map.entry("ɚ", Phone.ER),
                Map.entry("ɜ", Phone.ER),
                Map.entry("əɹ", Phone.ER),
                Map.entry("e", Phone.EH),
                Map.entry("o", Phone.OW),
                Map.entry("əʊ", Phone.OW),
                Map.entry("ɒ", Phone.AA),
                Map.entry("g", Phone.G),
                Map.entry("r", Phone.R),
                Map.entry("ɫ", Phone.L),
                Map.entry("ɾ", Phone.T),
                Map.entry("ʧ", Phone.CH),
                Map.entry("ʤ", Phone.JH)));
    }

    private IpaPhoneTable() {}

    /// Whether a sign is the weak vowel, as the first sound of *about*.
    static boolean isSchwa(String ipa) {
        return plain(ipa).equals("ə");
    }

    private static String plain(String ipa) {
        return ipa.replaceAll("[ˈˌː.\u0361 ]", "");
    }

    /// The phone of a sign; stress, length and tie marks are ignored.
    static Optional<Phone> phone(String ipa) {
        return Optional.ofNullable(PHONES.get(plain(ipa)));
    }
}
