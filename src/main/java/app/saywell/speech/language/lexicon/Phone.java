package app.saywell.speech.language.lexicon;

import static app.saywell.speech.language.lexicon.MannerOfArticulation.AFFRICATE;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.APPROXIMANT;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.DIPHTHONG;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.FRICATIVE;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.MONOPHTHONG;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.NASAL;
import static app.saywell.speech.language.lexicon.MannerOfArticulation.STOP;
import static app.saywell.speech.language.lexicon.PhoneVoicing.VOICED;
import static app.saywell.speech.language.lexicon.PhoneVoicing.VOICELESS;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.ALVEOLAR;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.BACK;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.BILABIAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.CENTRAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.DENTAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.FRONT;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.GLOTTAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.LABIODENTAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.PALATAL;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.POSTALVEOLAR;
import static app.saywell.speech.language.lexicon.PlaceOfArticulation.VELAR;

import java.util.Optional;

/// The 39 phones of the acoustic model, with ARPAbet names in alphabetical order.
///
/// The IPA signs are those of General American. Two vowels have another sign when unstressed.
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
    private final MannerOfArticulation manner;
    private final PlaceOfArticulation place;
    private final PhoneVoicing voicing;

    Phone(String ipa, MannerOfArticulation manner, PlaceOfArticulation place) {
        this(ipa, manner, place, VOICED);
    }

    Phone(String ipa, MannerOfArticulation manner, PlaceOfArticulation place, PhoneVoicing voicing) {
        this.ipa = ipa;
        this.unstressedIpa = ipa;
        this.manner = manner;
        this.place = place;
        this.voicing = voicing;
    }

    Phone(String ipa, String unstressedIpa, PlaceOfArticulation place) {
        this.ipa = ipa;
        this.unstressedIpa = unstressedIpa;
        this.manner = MONOPHTHONG;
        this.place = place;
        this.voicing = VOICED;
    }

    /// The IPA sign of the stressed phone, without stress mark or length.
    public String ipa() {
        return ipa;
    }

    /// The IPA sign with the given stress.
    public String ipa(Stress stress) {
        return stress.isStressed() ? ipa : unstressedIpa;
    }

    /// How it is made.
    public MannerOfArticulation manner() {
        return manner;
    }

    /// Voiced or voiceless.
    public PhoneVoicing voicing() {
        return voicing;
    }

    public boolean isVowel() {
        return manner == MONOPHTHONG || manner == DIPHTHONG;
    }

    /// The phone with an ARPAbet name without stress digit, if it is one of the 39.
    public static Optional<Phone> ofArpabet(String name) {
        for (Phone phone : values()) {
            if (phone.name().equals(name)) {
                return Optional.of(phone);
            }
        }
        return Optional.empty();
    }
}
