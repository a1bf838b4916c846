package app.saywell.desk.kit.articulation;

import app.saywell.desk.kit.text.LocalizedTexts;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The English sounds, named as in ARPAbet; `AX` is the weak vowel.
///
/// Each has the symbols that services and dictionaries use for it, American and British.
public enum EnglishSound {
    AA(PhonationType.ON, "h[o]t", "ɑ", "ɒ", "a"),
    AE(PhonationType.ON, "c[a]t", "æ"),
    AH(PhonationType.ON, "c[u]p", "ʌ", "ɐ"),
    AX(PhonationType.ON, "[a]bout", "ə", "ɨ"),
    AO(PhonationType.ON, "s[aw]", "ɔ"),
    AW(PhonationType.ON, "n[ow]", "aʊ", "aw", "ɑʊ"),
    AY(PhonationType.ON, "m[y]", "aɪ", "ai", "aj", "ɑɪ"),
    B(PhonationType.ON, "[b]ag", "b"),
    CH(PhonationType.PUFF, "[ch]air", "tʃ", "ʧ", "tɕ"),
    D(PhonationType.ON, "[d]og", "d"),
    DH(PhonationType.ON, "[th]is", "ð"),
    EH(PhonationType.ON, "b[e]d", "ɛ", "e"),
    ER(PhonationType.ON, "b[ir]d", "ɝ", "ɚ", "ɜ", "ɜr", "ɜɹ", "ər", "əɹ"),
    EY(PhonationType.ON, "d[ay]", "eɪ", "ei", "ej", "ɛɪ"),
    F(PhonationType.OFF, "[f]ive", "f"),
    G(PhonationType.ON, "[g]o", "ɡ", "g"),
    HH(PhonationType.OFF, "[h]at", "h", "ɦ"),
    IH(PhonationType.ON, "s[i]t", "ɪ"),
    IY(PhonationType.ON, "s[ee]", "i"),
    JH(PhonationType.ON, "[j]ump", "dʒ", "ʤ", "dʑ"),
    K(PhonationType.PUFF, "[c]at", "k"),
    L(PhonationType.ON, "[l]ight", "l", "ɫ"),
    M(PhonationType.NOSE, "[m]an", "m"),
    N(PhonationType.NOSE, "[n]o", "n"),
    NG(PhonationType.NOSE, "si[ng]", "ŋ"),
    OW(PhonationType.ON, "g[o]", "oʊ", "əʊ", "ou", "ow", "o"),
    OY(PhonationType.ON, "b[oy]", "ɔɪ", "ɔi", "oɪ", "ɔj"),
    P(PhonationType.PUFF, "[p]en", "p"),
    R(PhonationType.ON, "[r]ed", "ɹ", "r", "ɻ"),
    S(PhonationType.OFF, "[s]un", "s"),
    SH(PhonationType.OFF, "[sh]e", "ʃ", "ɕ"),
    T(PhonationType.PUFF, "[t]en", "t", "ɾ", "ʔ"),
    TH(PhonationType.OFF, "[th]ink", "θ"),
    UH(PhonationType.ON, "b[oo]k", "ʊ"),
    UW(PhonationType.ON, "t[oo]", "u", "ʉ"),
    V(PhonationType.ON, "[v]ery", "v"),
    W(PhonationType.ON, "[w]e", "w", "ʍ"),
    Y(PhonationType.ON, "[y]es", "j"),
    Z(PhonationType.ON, "[z]oo", "z"),
    ZH(PhonationType.ON, "vi[si]on", "ʒ");

    private static final Map<String, EnglishSound> BY_SYMBOL = buildSymbolIndex();

    private final PhonationType voice;
    private final String example;
    private final List<String> symbols;

    EnglishSound(PhonationType voice, String example, String... symbols) {
        this.voice = voice;
        this.example = example;
        this.symbols = List.of(symbols);
    }

    /// How the vocal cords take part.
    public enum PhonationType {
        /// Voiced.
        ON,
        /// Voiceless.
        OFF,
        /// Voiceless with a burst of air.
        PUFF,
        /// Voiced through the nose.
        NOSE
    }

    /// The sound of an IPA symbol; marks of length and stress are ignored.
    public static Optional<EnglishSound> of(String ipa) {
        String plain = Normalizer.normalize(ipa, Normalizer.Form.NFD).replaceAll("[\\p{Mn}ːˑ:ʰˈˌ'.\\[\\]/]", "");
        return Optional.ofNullable(BY_SYMBOL.get(plain));
    }

    /// Its usual IPA symbol.
    public String ipa() {
        return symbols.getFirst();
    }

    /// An example word with the letters of the sound in brackets: `[th]ink`.
    public String example() {
        return example;
    }

    /// How the vocal cords take part.
    public PhonationType voice() {
        return voice;
    }

    /// The middle part of its bundle keys, such as `th`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// How tongue and lips make it, in one line.
    public String howToMake(LocalizedTexts texts) {
        return texts.get(
                "sounds.how", texts.get("sounds." + key() + ".tongue"), texts.get("sounds." + key() + ".lips"));
    }

    private static Map<String, EnglishSound> buildSymbolIndex() {
        Map<String, EnglishSound> index = new HashMap<>();
        Arrays.stream(values()).forEach(sound -> sound.symbols.forEach(symbol -> index.put(symbol, sound)));
        return index;
    }
}
