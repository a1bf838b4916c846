package app.saywell.engine.lexicon.syllable;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Which letters of a word spell which of its sounds.
///
/// The cheapest monotone assignment of runs of up to four letters to single sounds, by a table of
/// the usual spellings of each phone; letters that spell nothing are silent. A run that is no
/// usual spelling is possible, but dear, so that every word with letters finds an assignment.
final class Spelling {
    private static final Map<Phone, Set<String>> USUAL = new EnumMap<>(Phone.class);
    private static final int LONGEST = 4;
    private static final double SILENT = 1;
    private static final double UNSPELLED = 3;

    static {
        usual(Phone.AA, "a o ah ar au ow ea e ho");
        usual(Phone.AE, "a ai au i");
        usual(Phone.AH, "a e i o u y ou oo ea ai ia io iou eo oe ei");
        usual(Phone.AO, "o a au aw ou oo oa augh ough al");
        usual(Phone.AW, "ou ow au ough");
        usual(Phone.AY, "i y ie igh ai ei eigh ye uy eye aye is");
        usual(Phone.B, "b bb");
        usual(Phone.CH, "ch tch t c cz");
        usual(Phone.D, "d dd ed t ld");
        usual(Phone.DH, "th the");
        usual(Phone.EH, "e ea a ai ie ay eo u ei ae");
        usual(Phone.ER, "er ir ur or ar ear our re ro yr urr err irr olo ere eur ure our");
        usual(Phone.EY, "a ai ay ei eigh ey ea e et ee au aigh");
        usual(Phone.F, "f ff ph gh lf ft");
        usual(Phone.G, "g gg gh gu gue x");
        usual(Phone.HH, "h wh j");
        usual(Phone.IH, "i y e ui a ie u ee ei ai o ia");
        usual(Phone.IY, "e ee ea y i ie ei ey eo ay oe ae ea is");
        usual(Phone.JH, "j g dg dge d ge dj gg");
        usual(Phone.K, "k c ck ch cc q que qu lk kk kh x cq");
        usual(Phone.L, "l ll le sl");
        usual(Phone.M, "m mm mb lm mn");
        usual(Phone.N, "n nn kn gn pn mn ne");
        usual(Phone.NG, "ng n ngue");
        usual(Phone.OW, "o oa ow oe ou ough oo ew eau oh owe au");
        usual(Phone.OY, "oi oy");
        usual(Phone.P, "p pp ph");
        usual(Phone.R, "r rr wr rh l");
        usual(Phone.S, "s ss c sc ps st z se ce x t");
        usual(Phone.SH, "sh ti ci si ssi ch s ss sch sci ce t c x xi");
        usual(Phone.T, "t tt ed th bt ght pt d te ct");
        usual(Phone.TH, "th t h");
        usual(Phone.UH, "u oo ou oul o");
        usual(Phone.UW, "oo u ue ew ui o ou oe ough eu wo ieu ioux");
        usual(Phone.V, "v f ve vv ph");
        usual(Phone.W, "w wh u o hu");
        usual(Phone.Y, "y i u j e");
        usual(Phone.Z, "z s zz x ss se");
        usual(Phone.ZH, "s si z g ge j zi ti");
    }

    private Spelling() {}

    /// Where each sound's letters end: `ends[k]` letters of the word spell the sounds up to and
    /// with `k`; silent letters belong to the sound before them, at the beginning to the first.
    ///
    /// @param word in any case; whatever is no letter is silent
    static int[] ends(String word, List<Sound> sounds) {
        String letters = word.toLowerCase(java.util.Locale.ROOT);
        int n = letters.length();
        int m = sounds.size();
        double[][] cost = new double[m + 1][n + 1];
        int[][] from = new int[m + 1][n + 1];
        for (double[] row : cost) {
            Arrays.fill(row, Double.POSITIVE_INFINITY);
        }
        cost[0][0] = 0;
        for (int k = 0; k <= m; k++) {
            for (int at = 0; at <= n; at++) {
                if (at < n && cost[k][at] + silent(letters, at) < cost[k][at + 1]) {
                    cost[k][at + 1] = cost[k][at] + silent(letters, at);
                    from[k][at + 1] = -1;
                }
                if (k < m) {
                    for (int run = 0; run <= Math.min(LONGEST, n - at); run++) {
                        double spelled =
                                cost[k][at] + spell(sounds.get(k), letters.substring(at, at + run));
                        if (spelled <= cost[k + 1][at + run]) {
                            cost[k + 1][at + run] = spelled;
                            from[k + 1][at + run] = run;
                        }
                    }
                }
            }
        }
        int[] ends = new int[m];
        int at = n;
        for (int k = m; k > 0; ) {
            if (from[k][at] == -1) {
                ends[k - 1] = Math.max(ends[k - 1], at);
                at--;
            } else {
                ends[k - 1] = Math.max(ends[k - 1], at);
                at -= from[k][at];
                k--;
            }
        }
        return ends;
    }

    private static double silent(String letters, int at) {
        return Character.isLetter(letters.charAt(at)) ? SILENT : 0;
    }

    /// A usual spelling costs little, more letters a little less than their being silent.
    private static double spell(Sound sound, String letters) {
        if (letters.isEmpty()) {
            return UNSPELLED;
        }
        if (USUAL.getOrDefault(sound.phone(), Set.of()).contains(letters)) {
            return 0.1 * letters.length();
        }
        boolean vowelLetter = "aeiouy".indexOf(letters.charAt(0)) >= 0;
        return letters.length() > 1 ? 5 : vowelLetter == sound.phone().vowel() ? 1.5 : 4;
    }

    private static void usual(Phone phone, String spellings) {
        USUAL.put(
                phone,
                Set.of(Arrays.stream(spellings.split(" ")).distinct().toArray(String[]::new)));
    }
}
