package app.saywell.engine.lexicon;

import static app.saywell.engine.lexicon.Manner.AFFRICATE;
import static app.saywell.engine.lexicon.Manner.APPROXIMANT;
import static app.saywell.engine.lexicon.Manner.DIPHTHONG;
import static app.saywell.engine.lexicon.Manner.FRICATIVE;
import static app.saywell.engine.lexicon.Manner.MONOPHTHONG;
import static app.saywell.engine.lexicon.Manner.NASAL;
import static app.saywell.engine.lexicon.Manner.STOP;
import static app.saywell.engine.lexicon.Place.ALVEOLAR;
import static app.saywell.engine.lexicon.Place.BACK;
import static app.saywell.engine.lexicon.Place.BILABIAL;
import static app.saywell.engine.lexicon.Place.CENTRAL;
import static app.saywell.engine.lexicon.Place.DENTAL;
import static app.saywell.engine.lexicon.Place.FRONT;
import static app.saywell.engine.lexicon.Place.GLOTTAL;
import static app.saywell.engine.lexicon.Place.LABIODENTAL;
import static app.saywell.engine.lexicon.Place.PALATAL;
import static app.saywell.engine.lexicon.Place.POSTALVEOLAR;
import static app.saywell.engine.lexicon.Place.VELAR;
import static app.saywell.engine.lexicon.Voicing.VOICED;
import static app.saywell.engine.lexicon.Voicing.VOICELESS;

import java.util.Optional;

/// The 39 phones of the acoustic model, named in ARPAbet and in its alphabetical order.
///
/// The IPA signs are those of General American; two vowels have another sign when unstressed.
public enum Phone {
    AA("ɑ", MONOPHTHONG, BACK),
    AE("æ", MONOPHTHONG, FRONT),
    AH("ʌ", "ə", CENTRAL),
    AO("ɔ", MONOPHTHONG, BACK),
    AW("aʊ", DIPHTHONG, CENTRAL),
    AY("aɪ", DIPHTHONG, CENTRAL),
    B("b", STOP, BILABIAL, VOICED),
    CH("tʃ", AFFRICATE, POSTALVEOLAR, VOICELESS),
    D("d", STOP, ALVEOLAR, VOICED),
    DH("ð", FRICATIVE, DENTAL, VOICED),
    EH("ɛ", MONOPHTHONG, FRONT),
    ER("ɝ", "ɚ", CENTRAL),
    EY("eɪ", DIPHTHONG, FRONT),
    F("f", FRICATIVE, LABIODENTAL, VOICELESS),
    G("ɡ", STOP, VELAR, VOICED),
    HH("h", FRICATIVE, GLOTTAL, VOICELESS),
    IH("ɪ", MONOPHTHONG, FRONT),
    IY("i", MONOPHTHONG, FRONT),
    JH("dʒ", AFFRICATE, POSTALVEOLAR, VOICED),
    K("k", STOP, VELAR, VOICELESS),
    L("l", APPROXIMANT, ALVEOLAR, VOICED),
    M("m", NASAL, BILABIAL, VOICED),
    N("n", NASAL, ALVEOLAR, VOICED),
    NG("ŋ", NASAL, VELAR, VOICED),
    OW("oʊ", DIPHTHONG, BACK),
    OY("ɔɪ", DIPHTHONG, BACK),
    P("p", STOP, BILABIAL, VOICELESS),
    R("ɹ", APPROXIMANT, ALVEOLAR, VOICED),
    S("s", FRICATIVE, ALVEOLAR, VOICELESS),
    SH("ʃ", FRICATIVE, POSTALVEOLAR, VOICELESS),
    T("t", STOP, ALVEOLAR, VOICELESS),
    TH("θ", FRICATIVE, DENTAL, VOICELESS),
    UH("ʊ", MONOPHTHONG, BACK),
    UW("u", MONOPHTHONG, BACK),
    V("v", FRICATIVE, LABIODENTAL, VOICED),
    W("w", APPROXIMANT, BILABIAL, VOICED),
    Y("j", APPROXIMANT, PALATAL, VOICED),
    Z("z", FRICATIVE, ALVEOLAR, VOICED),
    ZH("ʒ", FRICATIVE, POSTALVEOLAR, VOICED);

    private final String ipa;
    private final String unstressedIpa;
    private final Manner manner;
    private final Place place;
    private final Voicing voicing;

    Phone(String ipa, Manner manner, Place place) {
        this(ipa, manner, place, VOICED);
    }

    Phone(String ipa, Manner manner, Place place, Voicing voicing) {
        this.ipa = ipa;
        this.unstressedIpa = ipa;
        this.manner = manner;
        this.place = place;
        this.voicing = voicing;
    }

    Phone(String ipa, String unstressedIpa, Place place) {
        this.ipa = ipa;
        this.unstressedIpa = unstressedIpa;
        this.manner = MONOPHTHONG;
        this.place = place;
        this.voicing = VOICED;
    }

    /// The IPA sign under stress, without stress mark or length.
    public String ipa() {
        return ipa;
    }

    /// The IPA sign under the given stress.
    public String ipa(Stress stress) {
        return stress.stressed() ? ipa : unstressedIpa;
    }

    /// How it is made.
    public Manner manner() {
        return manner;
    }

    /// Where it is made.
    public Place place() {
        return place;
    }

    /// With or without voice.
    public Voicing voicing() {
        return voicing;
    }

    /// Whether it is the core of a syllable.
    public boolean vowel() {
        return manner == MONOPHTHONG || manner == DIPHTHONG;
    }

    /// The phone of an ARPAbet name without stress digit, if it is one of the 39.
    public static Optional<Phone> ofName(String name) {
        for (Phone phone : values()) {
            if (phone.name().equals(name)) {
                return Optional.of(phone);
            }
        }
        return Optional.empty();
    }
}
