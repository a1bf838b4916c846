package app.saywell.speech.language.lexicon.syllable;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Aligns the letters of a word with its sounds.
///
/// It finds the cheapest monotone assignment of runs of up to four letters to single sounds, from a
/// table of the usual spellings of each phone. Letters that spell nothing are silent. An unusual
/// spelling is allowed at a high cost, so every word with letters gets an alignment.
final class LetterSoundAligner {
    private static final Map<Phone, Set<String>> USUAL_SPELLINGS = new EnumMap<>(Phone.class);
    private static final int MAX_RUN_LETTERS = 4;
    private static final double SILENT_COST = 1;
    private static final double UNSPELLED_COST = 3;

    static {
        addUsualSpellings(Phone.AA, "a o ah ar au ow ea e ho");
        addUsualSpellings(Phone.AE, "a ai au i");
        addUsualSpellings(Phone.AH, "a e i o u y ou oo ea ai ia io iou eo oe ei");
        addUsualSpellings(Phone.AO, "o a au aw ou oo oa augh ough al");
        addUsualSpellings(Phone.AW, "ou ow au ough");
        addUsualSpellings(Phone.AY, "i y ie igh ai ei eigh ye uy eye aye is");
        addUsualSpellings(Phone.B, "b bb");
        addUsualSpellings(Phone.CH, "ch tch t c cz");
        addUsualSpellings(Phone.D, "d dd ed t ld");
        addUsualSpellings(Phone.DH, "th the");
        addUsualSpellings(Phone.EH, "e ea a ai ie ay eo u ei ae");
        addUsualSpellings(Phone.ER, "er ir ur or ar ear our re ro yr urr err irr olo ere eur ure our");
        addUsualSpellings(Phone.EY, "a ai ay ei eigh ey ea e et ee au aigh");
        addUsualSpellings(Phone.F, "f ff ph gh lf ft");
        addUsualSpellings(Phone.G, "g gg gh gu gue x");
        addUsualSpellings(Phone.HH, "h wh j");
        addUsualSpellings(Phone.IH, "i y e ui a ie u ee ei ai o ia");
        addUsualSpellings(Phone.IY, "e ee ea y i ie ei ey eo ay oe ae ea is");
        addUsualSpellings(Phone.JH, "j g dg dge d ge dj gg");
        addUsualSpellings(Phone.K, "k c ck ch cc q que qu lk kk kh x cq");
        addUsualSpellings(Phone.L, "l ll le sl");
        addUsualSpellings(Phone.M, "m mm mb lm mn");
        addUsualSpellings(Phone.N, "n nn kn gn pn mn ne");
        addUsualSpellings(Phone.NG, "ng n ngue");
        addUsualSpellings(Phone.OW, "o oa ow oe ou ough oo ew eau oh owe au");
        addUsualSpellings(Phone.OY, "oi oy");
        addUsualSpellings(Phone.P, "p pp ph");
        addUsualSpellings(Phone.R, "r rr wr rh l");
        addUsualSpellings(Phone.S, "s ss c sc ps st z se ce x t");
        addUsualSpellings(Phone.SH, "sh ti ci si ssi ch s ss sch sci ce t c x xi");
        addUsualSpellings(Phone.T, "t tt ed th bt ght pt d te ct");
        addUsualSpellings(Phone.TH, "th t h");
        addUsualSpellings(Phone.UH, "u oo ou oul o");
        addUsualSpellings(Phone.UW, "oo u ue ew ui o ou oe ough eu wo ieu ioux");
        addUsualSpellings(Phone.V, "v f ve vv ph");
        addUsualSpellings(Phone.W, "w wh u o hu");
        addUsualSpellings(Phone.Y, "y i u j e");
        addUsualSpellings(Phone.Z, "z s zz x ss se");
        addUsualSpellings(Phone.ZH, "s si z g ge j zi ti");
    }

    private LetterSoundAligner() {}

    /// Where the letters of each sound end: the first `ends[k]` letters spell the sounds up to and
    /// including `k`. Silent letters belong to the sound before them; at the beginning of the word
    /// they belong to the first sound.
    ///
    /// @param word in any case; characters that are not letters are silent
    static int[] letterEnds(String word, List<StressedPhone> sounds) {
        String letters = word.toLowerCase(java.util.Locale.ROOT);
        int letterCount = letters.length();
        int soundCount = sounds.size();
        double[][] cost = new double[soundCount + 1][letterCount + 1];
        int[][] previousRun = new int[soundCount + 1][letterCount + 1];
        for (double[] row : cost) {
            Arrays.fill(row, Double.POSITIVE_INFINITY);
        }
        cost[0][0] = 0;
        for (int soundIndex = 0; soundIndex <= soundCount; soundIndex++) {
            for (int letterIndex = 0; letterIndex <= letterCount; letterIndex++) {
                if (letterIndex < letterCount
                        && cost[soundIndex][letterIndex] + silentCost(letters, letterIndex)
                                < cost[soundIndex][letterIndex + 1]) {
                    cost[soundIndex][letterIndex + 1] =
                            cost[soundIndex][letterIndex] + silentCost(letters, letterIndex);
                    previousRun[soundIndex][letterIndex + 1] = -1;
                }
                if (soundIndex < soundCount) {
                    for (int runLength = 0;
                            runLength <= Math.min(MAX_RUN_LETTERS, letterCount - letterIndex);
                            runLength++) {
                        double runCost = cost[soundIndex][letterIndex]
                                + spellingCost(
                                        sounds.get(soundIndex),
                                        letters.substring(letterIndex, letterIndex + runLength));
                        if (runCost <= cost[soundIndex + 1][letterIndex + runLength]) {
                            cost[soundIndex + 1][letterIndex + runLength] = runCost;
                            previousRun[soundIndex + 1][letterIndex + runLength] = runLength;
                        }
                    }
                }
            }
        }
        int[] ends = new int[soundCount];
        int letterIndex = letterCount;
        for (int soundIndex = soundCount; soundIndex > 0; ) {
            if (previousRun[soundIndex][letterIndex] == -1) {
                ends[soundIndex - 1] = Math.max(ends[soundIndex - 1], letterIndex);
                letterIndex--;
            } else {
                ends[soundIndex - 1] = Math.max(ends[soundIndex - 1], letterIndex);
                letterIndex -= previousRun[soundIndex][letterIndex];
                soundIndex--;
            }
        }
        return ends;
    }

    private static double silentCost(String letters, int index) {
        return Character.isLetter(letters.charAt(index)) ? SILENT_COST : 0;
    }

    /// A usual spelling costs little, and always less than silent letters would.
    private static double spellingCost(StressedPhone sound, String letters) {
        if (letters.isEmpty()) {
            return UNSPELLED_COST;
        }
        if (USUAL_SPELLINGS.getOrDefault(sound.phone(), Set.of()).contains(letters)) {
            return 0.1 * letters.length();
        }
        boolean vowelLetter = "aeiouy".indexOf(letters.charAt(0)) >= 0;
        return letters.length() > 1 ? 5 : vowelLetter == sound.phone().isVowel() ? 1.5 : 4;
    }

    private static void addUsualSpellings(Phone phone, String spellings) {
        USUAL_SPELLINGS.put(
                phone, Set.of(Arrays.stream(spellings.split(" ")).distinct().toArray(String[]::new)));
    }
}
