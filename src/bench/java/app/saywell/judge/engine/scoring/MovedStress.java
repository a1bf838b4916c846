package app.saywell.judge.engine.scoring;

import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.SpokenWord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/// A word whose main stress is put on another syllable, all sounds the same.
///
/// @param word in lower-case letters
/// @param pronunciation as it is to be said
/// @param syllable which is stressed then
record MovedStress(String word, Pronunciation pronunciation, int syllable) {

    /// The word as the dictionary has it; empty for words of one syllable and those that natives stress in several
    /// ways or say with more and fewer syllables.
    static Optional<MovedStress> usual(String word, Lexicon lexicon) {
        if (!word.matches("[a-z]{4,}") || !lexicon.contains(word)) {
            return Optional.empty();
        }
        List<Pronunciation> all = lexicon.pronunciations(word);
        Set<List<Integer>> places = new HashSet<>();
        all.forEach(one -> places.add(List.of(vowels(one).size(), stressed(one))));
        Pronunciation first = all.getFirst();
        return places.size() == 1 && vowels(first).size() > 1 && stressed(first) >= 0
                ? Optional.of(new MovedStress(word, first, stressed(first)))
                : Optional.empty();
    }

    /// With the stress on any other syllable.
    MovedStress moved(Random random) {
        int count = vowels(pronunciation).size();
        return on((syllable + 1 + random.nextInt(count - 1)) % count);
    }

    /// With the stress on a syllable.
    MovedStress on(int other) {
        List<StressedPhone> sounds = new ArrayList<>(pronunciation.sounds());
        List<Integer> vowels = vowels(pronunciation);
        sounds.set(vowels.get(syllable), sounds.get(vowels.get(syllable)).withStress(Stress.NONE));
        sounds.set(vowels.get(other), sounds.get(vowels.get(other)).withStress(Stress.PRIMARY));
        return new MovedStress(word, new Pronunciation(sounds, pronunciation.source(), pronunciation.form()), other);
    }

    /// In IPA with its marks.
    String ipa() {
        SpokenWord spoken = new SpokenWord(word, word, pronunciation);
        StringBuilder ipa = new StringBuilder();
        for (SyllableSpan syllable : spoken.syllables()) {
            ipa.append(syllable.stress().ipaMark()).append(syllable.ipa());
        }
        return ipa.toString();
    }

    /// In the mnemonics of espeak-ng for American English.
    String mnemonics() {
        StringBuilder text = new StringBuilder("[[");
        for (StressedPhone sound : pronunciation.sounds()) {
            text.append(
                            switch (sound.stress()) {
                                case NONE -> "";
                                case PRIMARY -> "'";
                                case SECONDARY -> ",";
                            })
                    .append(mnemonic(sound));
        }
        return text.append("]]").toString();
    }

    private static String mnemonic(StressedPhone sound) {
        boolean weak = !sound.stress().isStressed();
        return switch (sound.phone()) {
            case AA -> "A:";
            case AE -> "a";
            case AH -> weak ? "@" : "V";
            case AO -> "O:";
            case AW -> "aU";
            case AY -> "aI";
            case EH -> "E";
            case ER -> weak ? "3" : "3:";
            case EY -> "eI";
            case IH -> "I";
            case IY -> weak ? "i" : "i:";
            case OW -> "oU";
            case OY -> "OI";
            case UH -> "U";
            case UW -> "u:";
            case CH -> "tS";
            case DH -> "D";
            case HH -> "h";
            case JH -> "dZ";
            case NG -> "N";
            case SH -> "S";
            case TH -> "T";
            case Y -> "j";
            case ZH -> "Z";
            default -> sound.phone().name().toLowerCase(java.util.Locale.ROOT);
        };
    }

    private static List<Integer> vowels(Pronunciation pronunciation) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < pronunciation.sounds().size(); i++) {
            Phone phone = pronunciation.sounds().get(i).phone();
            if (phone.isVowel()) {
                places.add(i);
            }
        }
        return places;
    }

    private static int stressed(Pronunciation pronunciation) {
        List<Integer> vowels = vowels(pronunciation);
        for (int i = 0; i < vowels.size(); i++) {
            if (pronunciation.sounds().get(vowels.get(i)).stress() == Stress.PRIMARY) {
                return i;
            }
        }
        return -1;
    }
}
