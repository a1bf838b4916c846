package app.saywell.engine.lexicon.english;

/// The words of the dictionary that measure the rules: a twentieth, chosen by their letters alone.
final class HeldOut {
    private HeldOut() {}

    static boolean contains(String word) {
        int hash = 7;
        for (int i = 0; i < word.length(); i++) {
            hash = hash * 0x01000193 ^ word.charAt(i);
        }
        return Math.floorMod(hash ^ hash >>> 15, 20) == 0;
    }
}
