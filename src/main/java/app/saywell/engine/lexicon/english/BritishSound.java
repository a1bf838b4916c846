package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Turns a General American pronunciation into a southern British one, as near as the 39 phones
/// come: no /r/ but before a vowel, a long vowel in "bath", /ɑ/ for /æ/ there.
///
/// What the phones cannot tell apart (the vowel of "hot") stays.
final class BritishSound {
    /// Words with the vowel of "palm" where Americans have that of "trap" (Wells, *Accents of
    /// English*, 1982: the lexical set BATH).
    private static final Set<String> BATH =
            Set.of(
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

    private BritishSound() {}

    /// The British sounds, or the same ones where there is no difference.
    static List<Sound> of(String word, List<Sound> american) {
        boolean bath = BATH.contains(word);
        List<Sound> sounds = new ArrayList<>();
        for (int i = 0; i < american.size(); i++) {
            Sound sound = american.get(i);
            boolean vowelNext = i + 1 < american.size() && american.get(i + 1).phone().vowel();
            if (bath && sound.phone() == Phone.AE) {
                sounds.add(Sound.of(Phone.AA, sound.stress()));
            } else if (sound.phone() == Phone.ER && !sound.stress().stressed()) {
                sounds.add(Sound.of(Phone.AH, Stress.NONE));
                if (vowelNext) {
                    sounds.add(Sound.of(Phone.R, Stress.NONE));
                }
            } else if (sound.phone() == Phone.R && !vowelNext && i > 0) {
                glide(american.get(i - 1), sounds);
            } else {
                sounds.add(sound);
            }
        }
        return sounds.equals(american) ? american : sounds;
    }

    /// What a lost /r/ leaves behind: "near" and "cure" end in a schwa, "start" in nothing.
    private static void glide(Sound before, List<Sound> sounds) {
        switch (before.phone()) {
            case IH, IY, UH, UW, AY, AW, EH -> sounds.add(Sound.of(Phone.AH, Stress.NONE));
            default -> {}
        }
    }
}
