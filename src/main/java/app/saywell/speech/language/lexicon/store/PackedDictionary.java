package app.saywell.speech.language.lexicon.store;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/// Words and their pronunciations in one byte array. Entries are decoded only when they are looked
/// up.
///
/// Entries are in ASCII order, in blocks of [#BLOCK_WORDS]. Within a block, a word is stored as the
/// number of characters that it shares with the previous word, and the rest. Its pronunciations
/// follow: their number, then the length and the sound codes of each. A lookup is a binary search
/// over the first words of the blocks and a scan of one block.
public final class PackedDictionary {
    private static final int MAGIC = 0x5357_4c31;
    private static final int BLOCK_WORDS = 16;

    private final byte[] data;
    private final int[] blockOffsets;
    private final int wordCount;

    private PackedDictionary(byte[] data, int[] blockOffsets, int wordCount) {
        this.data = data;
        this.blockOffsets = blockOffsets;
        this.wordCount = wordCount;
    }

    /// Reads what [#write] wrote. The stream stays open.
    ///
    /// @throws IOException also when the data is not a packed dictionary
    public static PackedDictionary read(InputStream in) throws IOException {
        DataInputStream unpacked = new DataInputStream(new InflaterInputStream(in, new Inflater(), 1 << 16));
        if (unpacked.readInt() != MAGIC) {
            throw new IOException("not a packed dictionary");
        }
        int wordCount = unpacked.readInt();
        int[] blockOffsets = new int[(wordCount + BLOCK_WORDS - 1) / BLOCK_WORDS];
        byte[] data = new byte[unpacked.readInt()];
        unpacked.readFully(data);
        int offset = 0;
        for (int entry = 0; entry < wordCount; entry++) {
            if (entry % BLOCK_WORDS == 0) {
                blockOffsets[entry / BLOCK_WORDS] = offset;
            }
            offset = skipEntry(data, offset);
        }
        return new PackedDictionary(data, blockOffsets, wordCount);
    }

    /// Packs and writes a dictionary.
    ///
    /// @param words lower-case ASCII words of at most 127 characters, each with at least one
    ///     pronunciation of at most 127 sound codes
    public static void write(SortedMap<String, List<byte[]>> words, OutputStream out) throws IOException {
        var packed = new ByteArrayOutputStream();
        byte[] previousWord = {};
        int entry = 0;
        for (var word : words.entrySet()) {
            byte[] letters = word.getKey().getBytes(StandardCharsets.US_ASCII);
            int shared = entry++ % BLOCK_WORDS == 0 ? 0 : Math.max(0, sharedPrefixLength(previousWord, letters));
            packed.write(shared);
            packed.write(letters.length - shared);
            packed.write(letters, shared, letters.length - shared);
            packed.write(word.getValue().size());
            for (byte[] sounds : word.getValue()) {
                packed.write(sounds.length);
                packed.write(sounds, 0, sounds.length);
            }
            previousWord = letters;
        }
        DeflaterOutputStream deflated = new DeflaterOutputStream(out);
        DataOutputStream data = new DataOutputStream(deflated);
        data.writeInt(MAGIC);
        data.writeInt(words.size());
        data.writeInt(packed.size());
        packed.writeTo(data);
        data.flush();
        deflated.finish();
    }

    /// The number of words.
    public int wordCount() {
        return wordCount;
    }

    /// The pronunciations of a word as sound codes, in order; empty for an unknown word.
    public List<byte[]> find(String word) {
        byte[] wanted = word.getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = blockOffsets.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            int offset = blockOffsets[middle];
            if (Arrays.compare(data, offset + 2, offset + 2 + data[offset + 1], wanted, 0, wanted.length) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return blockOffsets.length == 0 ? List.of() : scanBlock(low, wanted);
    }

    private List<byte[]> scanBlock(int block, byte[] wanted) {
        byte[] word = new byte[128];
        int offset = blockOffsets[block];
        int entryCount = Math.min(BLOCK_WORDS, wordCount - block * BLOCK_WORDS);
        for (int entry = 0; entry < entryCount; entry++) {
            int sharedLength = data[offset];
            int suffixLength = data[offset + 1];
            System.arraycopy(data, offset + 2, word, sharedLength, suffixLength);
            if (Arrays.equals(word, 0, sharedLength + suffixLength, wanted, 0, wanted.length)) {
                return readSounds(offset + 2 + suffixLength);
            }
            offset = skipEntry(data, offset);
        }
        return List.of();
    }

    private List<byte[]> readSounds(int start) {
        int offset = start + 1;
        List<byte[]> pronunciations = new ArrayList<>();
        for (int i = 0; i < data[start]; i++) {
            pronunciations.add(Arrays.copyOfRange(data, offset + 1, offset + 1 + data[offset]));
            offset += 1 + data[offset];
        }
        return pronunciations;
    }

    private static int skipEntry(byte[] data, int entry) {
        int offset = entry + 2 + data[entry + 1];
        int count = data[offset++];
        for (int i = 0; i < count; i++) {
            offset += 1 + data[offset];
        }
        return offset;
    }

    /// The number of equal leading bytes.
    private static int sharedPrefixLength(byte[] a, byte[] b) {
        int at = Arrays.mismatch(a, b);
        return at < 0 ? a.length : at;
    }
}
