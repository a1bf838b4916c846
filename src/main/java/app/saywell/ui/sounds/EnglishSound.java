package app.saywell.ui.sounds;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The sounds of English that learners are told of, named as in ARPAbet; `AX` is the weak vowel.
///
/// Each has the signs that services and dictionaries write it with, American and British.
public enum EnglishSound {
    AA(Voice.ON, "h[o]t", "ɑ", "ɒ", "a"),
    AE(Voice.ON, "c[a]t", "æ"),
    AH(Voice.ON, "c[u]p", "ʌ", "ɐ"),
    AX(Voice.ON, "[a]bout", "ə", "ɨ"),
    AO(Voice.ON, "s[aw]", "ɔ"),
    AW(Voice.ON, "n[ow]", "aʊ", "aw", "ɑʊ"),
    AY(Voice.ON, "m[y]", "aɪ", "ai", "aj", "ɑɪ"),
    B(Voice.ON, "[b]ag", "b"),
    CH(Voice.PUFF, "[ch]air", "tʃ", "ʧ", "tɕ"),
    D(Voice.ON, "[d]og", "d"),
    DH(Voice.ON, "[th]is", "ð"),
    EH(Voice.ON, "b[e]d", "ɛ", "e"),
    ER(Voice.ON, "b[ir]d", "ɝ", "ɚ", "ɜ", "ɜr", "ɜɹ", "ər", "əɹ"),
    EY(Voice.ON, "d[ay]", "eɪ", "ei", "ej", "ɛɪ"),
    F(Voice.OFF, "[f]ive", "f"),
    G(Voice.ON, "[g]o", "ɡ", "g"),
    HH(Voice.OFF, "[h]at", "h", "ɦ"),
    IH(Voice.ON, "s[i]t", "ɪ"),
    IY(Voice.ON, "s[ee]", "i"),
    JH(Voice.ON, "[j]ump", "dʒ", "ʤ", "dʑ"),
    K(Voice.PUFF, "[c]at", "k"),
    L(Voice.ON, "[l]ight", "l", "ɫ"),
    M(Voice.NOSE, "[m]an", "m"),
    N(Voice.NOSE, "[n]o", "n"),
    NG(Voice.NOSE, "si[ng]", "ŋ"),
    OW(Voice.ON, "g[o]", "oʊ", "əʊ", "ou", "ow", "o"),
    OY(Voice.ON, "b[oy]", "ɔɪ", "ɔi", "oɪ", "ɔj"),
    P(Voice.PUFF, "[p]en", "p"),
    R(Voice.ON, "[r]ed", "ɹ", "r", "ɻ"),
    S(Voice.OFF, "[s]un", "s"),
    SH(Voice.OFF, "[sh]e", "ʃ", "ɕ"),
    T(Voice.PUFF, "[t]en", "t", "ɾ", "ʔ"),
    TH(Voice.OFF, "[th]ink", "θ"),
    UH(Voice.ON, "b[oo]k", "ʊ"),
    UW(Voice.ON, "t[oo]", "u", "ʉ"),
    V(Voice.ON, "[v]ery", "v"),
    W(Voice.ON, "[w]e", "w", "ʍ"),
    Y(Voice.ON, "[y]es", "j"),
    Z(Voice.ON, "[z]oo", "z"),
    ZH(Voice.ON, "vi[si]on", "ʒ");

    private static final Map<String, EnglishSound> BY_SIGN = bySign();

    private final Voice voice;
    private final String example;
    private final List<String> signs;

    EnglishSound(Voice voice, String example, String... signs) {
        this.voice = voice;
        this.example = example;
        this.signs = List.of(signs);
    }

    /// What the voice does.
    public enum Voice {
        /// It hums.
        ON,
        /// It is silent.
        OFF,
        /// It is silent, and the air bursts out.
        PUFF,
        /// It hums through the nose.
        NOSE
    }

    /// The sound of an IPA sign; marks of length, stress and the like are passed over.
    public static Optional<EnglishSound> of(String ipa) {
        String plain =
                Normalizer.normalize(ipa, Normalizer.Form.NFD)
                        .replaceAll("[\\p{Mn}ːˑ:ʰˈˌ'.\\[\\]/]", "");
        return Optional.ofNullable(BY_SIGN.get(plain));
    }

    /// Its usual sign.
    public String ipa() {
        return signs.getFirst();
    }

    /// A word that has it, between brackets the letters that stand for it: `[th]ink`.
    public String example() {
        return example;
    }

    /// What the voice does.
    public Voice voice() {
        return voice;
    }

    /// The middle of its keys in the texts, such as `th`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, EnglishSound> bySign() {
        Map<String, EnglishSound> all = new HashMap<>();
        Arrays.stream(values()).forEach(one -> one.signs.forEach(sign -> all.put(sign, one)));
        return all;
    }
}
