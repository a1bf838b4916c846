package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Converts a General American pronunciation to Southern British, as far as the 39 phones allow:
/// /r/ only before a vowel, /ɑ/ for /æ/ in words such as "bath", /ɔ/ for /ɑ/ in words such as
/// "caught", /j/ in words such as "student", and single words such as "schedule".
///
/// Differences that the phones cannot express (the vowel of "hot") are left out.
public final class BritishPronunciation {
    /// Words with the vowel of "palm" in British English and that of "trap" in American English
    /// (Wells, *Accents of English*, 1982: the lexical set BATH).
    private static final Set<String> BATH_WORDS = Set.of("""
        advance advantage after afternoon afterward afterwards alas answer ask aunt auntie avalanche banana bask basket
        basketball bath bathroom behalf blast branch brass broadcast calf calves can't cast castle chance chant clasp class
        classmate classroom command commander contrast craft dance dancer demand disaster draft example fast fasten flask
        forecast france gasp ghastly giraffe glance glass graph grasp grass grant half halves lance last laugh laughter
        mask master nasty paragraph pass passer-by passport past pastor path photograph plant plaster raft rascal rather
        sample shaft shan't slant staff task telegraph vast
        """.strip().split("\\s+"));

    /// What may stand behind such a word, in place of its last letter if that is an e.
    private static final List<String> ENDINGS = List.of("'s", "s", "es", "ed", "ing", "er", "ers");

    /// Spelt so, /tu/, /du/ and /nu/ have a /j/ in British English: "student", "new" (Wells, *Longman Pronunciation
    /// Dictionary*).
    private static final Pattern YOD = Pattern.compile("[td](?:u|ew|eu)|n(?:u|ew|eu)");

    private static final Set<String> WITHOUT_YOD =
            Set.of("duvet", "duvets", "hindu", "hindus", "tutu", "tutus", "urdu");

    /// Words that no rule tells.
    private static final Map<String, List<StressedPhone>> OTHER_WORDS = otherWords("""
        ate EH1 T
        ballet B AE1 L EY0
        clerk K L AA1 K
        clerks K L AA1 K S
        dynasty D IH1 N AH0 S T IY0
        evolution IY2 V AH0 L UW1 SH AH0 N
        fertile F ER1 T AY2 L
        fragile F R AE1 JH AY2 L
        garage G AE1 R AA2 ZH
        glacier G L AE1 S IY0 AH0
        hostile HH AA1 S T AY2 L
        laboratory L AH0 B AA1 R AH0 T R IY0
        leisure L EH1 ZH AH0
        lever L IY1 V AH0
        lieutenant L EH0 F T EH1 N AH0 N T
        missile M IH1 S AY2 L
        mobile M OW1 B AY2 L
        privacy P R IH1 V AH0 S IY0
        schedule SH EH1 D Y UW0 L
        schedules SH EH1 D Y UW0 L Z
        shone SH AA1 N
        tomato T AH0 M AA1 T OW0
        vase V AA1 Z
        vitamin V IH1 T AH0 M IH0 N
        vitamins V IH1 T AH0 M IH0 N Z
        yoghurt Y AA1 G AH0 T
        yogurt Y AA1 G AH0 T
        zebra Z EH1 B R AH0
        zebras Z EH1 B R AH0 Z
        """);

    /// Spelt so, /ɑ/ is the vowel of "thought" for Americans who do not tell it from that of "lot".
    private static final Pattern THOUGHT_WORDS = Pattern.compile("au|aw|ought|alk|all(?:$|s|ed)");

    private BritishPronunciation() {}

    /// The British sounds, or the same list when there is no difference.
    public static List<StressedPhone> fromAmerican(String word, List<StressedPhone> american) {
        List<StressedPhone> other = OTHER_WORDS.get(word);
        if (other != null) {
            return other.equals(american) ? american : other;
        }
        int bathVowel = isBathWord(word) ? lastTrapVowel(american) : -1;
        boolean hasThoughtVowel =
                !word.startsWith("aunt") && THOUGHT_WORDS.matcher(word).find();
        boolean hasYod = YOD.matcher(word).find() && !WITHOUT_YOD.contains(word);
        List<StressedPhone> sounds = new ArrayList<>();
        for (int i = 0; i < american.size(); i++) {
            StressedPhone sound = american.get(i);
            boolean vowelNext =
                    i + 1 < american.size() && american.get(i + 1).phone().isVowel();
            if (i == bathVowel) {
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
                if (hasYod && i > 0 && takesYod(american.get(i - 1).phone(), sound.phone())) {
                    sounds.add(StressedPhone.of(Phone.Y, Stress.NONE));
                }
                sounds.add(sound);
            }
        }
        return sounds.equals(american) ? american : sounds;
    }

    private static boolean isBathWord(String word) {
        return BATH_WORDS.contains(word)
                || ENDINGS.stream()
                        .filter(word::endsWith)
                        .map(ending -> word.substring(0, word.length() - ending.length()))
                        .anyMatch(stem -> BATH_WORDS.contains(stem) || BATH_WORDS.contains(stem + "e"));
    }

    /// Of several it is the last one: "advantage"; -1 where there is none.
    private static int lastTrapVowel(List<StressedPhone> sounds) {
        return sounds.stream().map(StressedPhone::phone).toList().lastIndexOf(Phone.AE);
    }

    private static boolean takesYod(Phone before, Phone vowel) {
        return (before == Phone.T || before == Phone.D || before == Phone.N)
                && (vowel == Phone.UW || vowel == Phone.UH);
    }

    private static Map<String, List<StressedPhone>> otherWords(String lines) {
        return lines.strip()
                .lines()
                .map(line -> line.split(" ", 2))
                .collect(Collectors.toUnmodifiableMap(entry -> entry[0], entry -> StressedPhone.ofArpabet(entry[1])));
    }

    /// A dropped /r/ leaves a schwa in "near" and "cure", and nothing in "start".
    private static void addLinkingSchwa(StressedPhone before, List<StressedPhone> sounds) {
        switch (before.phone()) {
            case IH, IY, UH, UW, AY, AW, EH -> sounds.add(StressedPhone.of(Phone.AH, Stress.NONE));
            default -> {}
        }
    }
}
