package app.saywell.desk.store.seal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// The key of a library as 24 English words (BIP-39): 256 bits, and 8 bits by which a word that was
/// written down wrongly is noticed.
///
/// No two words of the list begin with the same four letters, so these suffice when it is entered.
public final class RecoveryPhrase {
    /// Number of words.
    public static final int WORDS = 24;

    private static final int BITS_A_WORD = 11;
    private static final int PREFIX_LETTERS = 4;
    private static final List<String> LIST = readList();

    private RecoveryPhrase() {}

    /// What was entered is not a recovery phrase.
    public static final class PhraseException extends Exception {
        private static final long serialVersionUID = 1;

        private final int place;

        PhraseException(int place, String message) {
            super(message);
            this.place = place;
        }

        /// The place of the word that is not in the list, from 1; 0 if it is not one word.
        public int place() {
            return place;
        }
    }

    /// The words of a key.
    public static List<String> of(LibraryKey key) {
        byte[] secret = key.bytes();
        byte[] bits = java.util.Arrays.copyOf(secret, LibraryKey.BYTES + 1);
        bits[LibraryKey.BYTES] = checksum(secret);
        List<String> words = new ArrayList<>();
        for (int word = 0; word < WORDS; word++) {
            int index = 0;
            for (int bit = word * BITS_A_WORD; bit < (word + 1) * BITS_A_WORD; bit++) {
                index = index << 1 | bits[bit / 8] >> 7 - bit % 8 & 1;
            }
            words.add(LIST.get(index));
        }
        return List.copyOf(words);
    }

    /// The key of a phrase; capitals, numbers and punctuation between the words do not matter.
    ///
    /// @throws PhraseException if there are not 24 words, one is not in the list, or they do not
    ///     belong together
    public static LibraryKey parse(String entered) throws PhraseException {
        List<String> words = List.of(entered.toLowerCase(Locale.ROOT).split("[^a-z]+")).stream()
                .filter(word -> !word.isEmpty())
                .toList();
        byte[] bits = new byte[LibraryKey.BYTES + 1];
        for (int word = 0; word < Math.min(WORDS, words.size()); word++) {
            int index = indexOf(words.get(word));
            if (index < 0) {
                throw new PhraseException(word + 1, "a word is not in the list");
            }
            for (int i = 0; i < BITS_A_WORD; i++) {
                int bit = word * BITS_A_WORD + i;
                bits[bit / 8] |= (byte) ((index >> BITS_A_WORD - 1 - i & 1) << 7 - bit % 8);
            }
        }
        if (words.size() != WORDS) {
            throw new PhraseException(0, "there are " + words.size() + " words");
        }
        byte[] secret = java.util.Arrays.copyOf(bits, LibraryKey.BYTES);
        if (checksum(secret) != bits[LibraryKey.BYTES]) {
            throw new PhraseException(0, "the words do not belong together");
        }
        return LibraryKey.of(secret);
    }

    private static int indexOf(String word) {
        int exact = LIST.indexOf(word);
        if (exact >= 0 || word.length() < PREFIX_LETTERS) {
            return exact;
        }
        for (int i = 0; i < LIST.size(); i++) {
            if (LIST.get(i).startsWith(word)) {
                return i;
            }
        }
        return -1;
    }

    private static byte checksum(byte[] secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret)[0];
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }

    private static List<String> readList() {
        try (InputStream in = Objects.requireNonNull(RecoveryPhrase.class.getResourceAsStream("recovery-words.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
