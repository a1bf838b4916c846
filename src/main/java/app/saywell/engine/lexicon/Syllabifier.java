package app.saywell.engine.lexicon;

import java.util.ArrayList;
import java.util.List;

/// Cuts a pronounced word into syllables by maximal onset.
public final class Syllabifier {
    private Syllabifier() {}

    /// The syllables of a word in order; together they cover every sound, and their graphemes
    // joined
    /// are the word.
    ///
    /// @param word as it is written
    public static List<SyllableSpan> syllables(String word, Pronunciation pronunciation) {
        List<Sound> sounds = pronunciation.sounds();
        List<Integer> starts = new ArrayList<>(List.of(0));
        boolean vowelSeen = false;
        for (int i = 0; i < sounds.size(); i++) {
            if (sounds.get(i).phone().vowel()) {
                if (vowelSeen) {
                    starts.add(sounds.get(i - 1).phone().vowel() ? i : i - 1);
                }
                vowelSeen = true;
            }
        }
        List<SyllableSpan> syllables = new ArrayList<>();
        for (int s = 0; s < starts.size(); s++) {
            int from = starts.get(s);
            int to = s + 1 < starts.size() ? starts.get(s + 1) : sounds.size();
            StringBuilder ipa = new StringBuilder();
            Stress stress = Stress.NONE;
            for (Sound sound : sounds.subList(from, to)) {
                ipa.append(sound.ipa());
                stress = sound.phone().vowel() ? sound.stress() : stress;
            }
            syllables.add(new SyllableSpan(from, to, ipa.toString(), stress, null));
        }
        return List.copyOf(syllables);
    }
}
