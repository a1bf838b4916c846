package app.saywell.speech.language.lexicon.english;

/// The words of the dictionary that are kept for measuring the letter-to-sound rules: one in
/// twenty, chosen by a hash of the letters.
final class HeldOutWords {
    private HeldOutWords() {}

    static boolean contains(String word) {
        int hash = 7;
        for (int i = 0; i < word.length(); i++) {
            hash = hash * 0x01000193 ^ word.charAt(i);
        }
        return Math.floorMod(hash ^ hash >>> 15, 20) == 0;
    }
}
