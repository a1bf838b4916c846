package app.saywell.judge.engine.recognition.korean;

import java.util.Map;

/// Writes Korean in English letters by the official system (국어의 로마자 표기법, 2000), with the sound
/// changes that it writes: assimilation, linking, palatalisation, and ㅎ melting into its neighbour.
///
/// All in lower case, since names cannot be told from other words. Where nouns and verbs differ
/// (묵호 against 잡혀) the commonest verb endings decide; an n that creeps in between the parts of a
/// compound (알약) is known for a list of words only.
public final class Romanization {
    /// Words that are said otherwise than their parts, spelled as they are said.
    private static final Map<String, String> RESPELLED = Map.ofEntries(
            Map.entry("학여울", "학녀울"),
            Map.entry("알약", "알냑"),
            Map.entry("물약", "물냑"),
            Map.entry("두통약", "두통냑"),
            Map.entry("물엿", "물녓"),
            Map.entry("꽃잎", "꽃닢"),
            Map.entry("깻잎", "깻닢"),
            Map.entry("나뭇잎", "나뭇닢"),
            Map.entry("솔잎", "솔닢"),
            Map.entry("한여름", "한녀름"),
            Map.entry("담요", "담뇨"),
            Map.entry("색연필", "색년필"),
            Map.entry("서울역", "서울녁"),
            Map.entry("식용유", "식용뉴"),
            Map.entry("휘발유", "휘발뉴"),
            Map.entry("대관령", "대괄령"),
            Map.entry("무릎이", "무르피"),
            Map.entry("첫인상", "처딘상"));

    private Romanization() {}

    /// The text with every Hangul syllable in English letters and all else as it was.
    public static String of(String text) {
        String said = text;
        for (Map.Entry<String, String> word : RESPELLED.entrySet()) {
            said = said.replace(word.getKey(), word.getValue());
        }
        var letters = new StringBuilder();
        int at = 0;
        while (at < said.length()) {
            int from = at;
            while (at < said.length() && HangulSyllable.is(said.charAt(at))) {
                at++;
            }
            if (at > from) {
                appendWord(letters, said.substring(from, at));
            } else {
                letters.append(said.charAt(at++));
            }
        }
        return letters.toString();
    }

    private static void appendWord(StringBuilder letters, String word) {
        HangulSyllable syllable = HangulSyllable.of(word.charAt(0));
        letters.append(RomanLetters.onset(syllable.onset()));
        for (int i = 0; i < word.length(); i++) {
            letters.append(RomanLetters.vowel(syllable.vowel()));
            if (i + 1 == word.length()) {
                letters.append(RomanLetters.coda(syllable.coda()));
                return;
            }
            char next = word.charAt(i + 1);
            HangulSyllable following = HangulSyllable.of(next);
            SyllableBoundary joint = SyllableBoundary.between(syllable, following, next, i + 1);
            letters.append(joint.coda()).append(joint.onset());
            syllable = following;
        }
    }
}
