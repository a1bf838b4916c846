package app.saywell.engine.speaking;

import com.sun.speech.freetts.lexicon.Lexicon;

import java.util.List;

/// A lexicon in which every word is said in the same way.
@SuppressWarnings({"rawtypes", "unchecked"}) // as the interface has it
final class OneWord implements Lexicon {
    private String[] phones = {};

    void become(String[] newPhones) {
        phones = newPhones.clone();
    }

    @Override
    public String[] getPhones(String word, String partOfSpeech) {
        return phones.clone();
    }

    @Override
    public String[] getPhones(String word, String partOfSpeech, boolean letterToSound) {
        return phones.clone();
    }

    @Override
    public void addAddendum(String word, String partOfSpeech, String[] said) {}

    @Override
    public void removeAddendum(String word, String partOfSpeech) {}

    /// A new syllable begins before a consonant that a vowel follows, once there was a vowel.
    ///
    /// @param at index of the phone that comes next, or the number of phones
    @Override
    public boolean isSyllableBoundary(List syllable, String[] word, int at) {
        if (at >= word.length) {
            return true;
        }
        boolean had = syllable.stream().anyMatch(phone -> vowel(String.valueOf(phone)));
        return had && (vowel(word[at]) || at + 1 < word.length && vowel(word[at + 1]));
    }

    private static boolean vowel(String phone) {
        return "aeiou".indexOf(phone.charAt(0)) >= 0;
    }

    @Override
    public void load() {}

    @Override
    public boolean isLoaded() {
        return true;
    }
}
