package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Converts a General American pronunciation to Southern British, as far as the 39 phones allow:
/// /r/ only before a vowel, /ɑ/ for /æ/ in words such as "bath", and /ɔ/ for /ɑ/ in words such as
/// "caught".
///
/// Differences that the phones cannot express (the vowel of "hot") are left out.
public final class BritishPronunciation {
    /// Words with the vowel of "palm" in British English and that of "trap" in American English
    /// (Wells, *Accents of English*, 1982: the lexical set BATH).
    private static final Set<String> BATH_WORDS = Set.of(
            "advance",
            "after",
            "afternoon",
            "answer",
            "ask",
            "asked",
            "asking",
            "aunt",
            "basket",
            "basketball",
            "bath",
            "bathroom",
            "branch",
            "brass",
            "calf",
            "can't",
            "cast",
            "castle",
            "chance",
            "class",
            "classes",
            "classroom",
            "craft",
            "dance",
            "dancer",
            "dancing",
            "demand",
            "draft",
            "example",
            "fast",
            "faster",
            "fastest",
            "france",
            "ghastly",
            "glance",
            "glass",
            "glasses",
            "graph",
            "grasp",
            "grass",
            "half",
            "last",
            "laugh",
            "laughed",
            "laughing",
            "laughter",
            "mask",
            "master",
            "nasty",
            "pass",
            "passed",
            "passing",
            "passport",
            "past",
            "path",
            "photograph",
            "plant",
            "plants",
            "plaster",
            "raft",
            "rather",
            "sample",
            "shaft",
            "slant",
            "staff",
            "task",
            "vast");

    /// Spelt so, /ɑ/ is the vowel of "thought" for Americans who do not tell it from that of "lot".
    private static final Pattern THOUGHT_WORDS = Pattern.compile("au|aw|ought|alk|all(?:$|s|ed)");

    private BritishPronunciation() {}

    /// The British sounds, or the same list when there is no difference.
    public static List<StressedPhone> fromAmerican(String word, List<StressedPhone> american) {
        boolean hasBathVowel = BATH_WORDS.contains(word);
        boolean hasThoughtVowel = THOUGHT_WORDS.matcher(word).find();
        List<StressedPhone> sounds = new ArrayList<>();
        for (int i = 0; i < american.size(); i++) {
            StressedPhone sound = american.get(i);
            boolean vowelNext =
                    i + 1 < american.size() && american.get(i + 1).phone().isVowel();
            if (hasBathVowel && sound.phone() == Phone.AE) {
                sounds.add(StressedPhone.of(Phone.AA, sound.stress()));
            } else if (hasThoughtVowel && sound.phone() == Phone.AA) {
                sounds.add(StressedPhone.of(Phone.AO, sound.stress()));
            } else if (sound.phone() == Phone.ER && !sound.stress().isStressed()) {
                sounds.add(StressedPhone.of(Phone.AH, Stress.NONE));
                if (vowelNext) {
                    sounds.add(StressedPhone.of(Phone.R, Stress.NONE));
                }
            } else if (sound.phone() == Phone.R && !vowelNext && i > 0) {
                addLinkingSchwa(american.get(i - 1), sounds);
            } else {
                sounds.add(sound);
            }
        }
        return sounds.equals(american) ? american : sounds;
    }

    /// A dropped /r/ leaves a schwa in "near" and "cure", and nothing in "start".
    private static void addLinkingSchwa(StressedPhone before, List<StressedPhone> sounds) {
        switch (before.phone()) {
            case IH, IY, UH, UW, AY, AW, EH -> sounds.add(StressedPhone.of(Phone.AH, Stress.NONE));
            default -> {}
        }
    }
}
