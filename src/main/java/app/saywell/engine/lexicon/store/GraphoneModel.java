package app.saywell.engine.lexicon.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// How likely one graphone follows others: a back-off n-gram model (Bisani and Ney, "Joint-sequence
/// models for grapheme-to-phoneme conversion", 2008; smoothing of Chen and Goodman, 1999).
///
/// Tokens are numbers: 0 ends a word, 1 begins it, the graphones follow. The n-grams form a trie in
/// arrays, a level for each length: the children of node `i` of a level lie from `first[i]` to
/// `first[i + 1]` on the next, by rising token. Logarithms are natural and kept in a byte each, in
/// steps of [#STEP].
public final class GraphoneModel {
    /// The token after the last graphone of a word.
    public static final int END = 0;

    /// The token before the first graphone of a word.
    public static final int BEGIN = 1;

    /// The resolution of the stored logarithms.
    public static final double STEP = 0.06;

    private static final int MAGIC = 0x5357_4731;

    private final List<Graphone> graphones;
    private final Map<String, int[]> byLetters = new HashMap<>();
    private final Level[] levels;

    /// One level of the trie; `back` and `first` are empty on the last.
    ///
    /// @param logs minus the logarithm of each probability, in steps
    /// @param backs the logarithm of each back-off weight, in steps
    /// @param first where the children begin; one longer than the rest
    @SuppressWarnings("ArrayRecordComponent")
    public record Level(char[] tokens, byte[] logs, byte[] backs, int[] first) {}

    /// @param graphones those of the tokens from 2 on
    public GraphoneModel(List<Graphone> graphones, Level[] levels) {
        this.graphones = List.copyOf(graphones);
        this.levels = levels.clone();
        Map<String, List<Integer>> tokens = new HashMap<>();
        for (int i = 0; i < graphones.size(); i++) {
            tokens.computeIfAbsent(graphones.get(i).letters(), l -> new ArrayList<>()).add(i + 2);
        }
        tokens.forEach(
                (letters, all) -> byLetters.put(letters, all.stream().mapToInt(t -> t).toArray()));
    }

    /// The longest sequence the model knows.
    public int order() {
        return levels.length;
    }

    /// How many sequences are stored.
    public int size() {
        return Arrays.stream(levels).mapToInt(level -> level.tokens().length).sum();
    }

    /// How many graphones there are; their tokens run from 2.
    int graphones() {
        return graphones.size();
    }

    /// The graphone of a token from 2 on.
    public Graphone graphone(int token) {
        return graphones.get(token - 2);
    }

    /// The tokens of the graphones with these letters.
    int[] tokens(String letters) {
        return byLetters.getOrDefault(letters, new int[0]);
    }

    /// The logarithm of the probability of a token after others.
    ///
    /// @param history tokens, the nearest last; only the last `order() - 1` matter
    public double log(int[] history, int token) {
        double backedOff = 0;
        for (int from = Math.max(0, history.length - order() + 1); ; from++) {
            int level = 0;
            int low = 0;
            int high = levels[0].tokens().length;
            int context = -1;
            for (int i = from; i < history.length && low <= high; i++) {
                context = find(level, low, high, history[i]);
                if (context < 0) {
                    break;
                }
                low = levels[level].first()[context];
                high = levels[level].first()[context + 1];
                level++;
            }
            boolean known = level == history.length - from;
            int found = known ? find(level, low, high, token) : -1;
            if (found >= 0) {
                return backedOff - STEP * (levels[level].logs()[found] & 0xff);
            }
            if (from == history.length) {
                return backedOff - STEP * 255;
            }
            if (known) {
                backedOff += STEP * levels[level - 1].backs()[context];
            }
        }
    }

    private int find(int level, int low, int high, int token) {
        return Arrays.binarySearch(levels[level].tokens(), low, high, (char) token);
    }

    /// Reads what [#write] wrote; leaves the stream open.
    ///
    /// @throws IOException also when it is something else
    public static GraphoneModel read(InputStream in) throws IOException {
        DataInputStream data =
                new DataInputStream(new BufferedInputStream(new InflaterInputStream(in), 1 << 16));
        if (data.readInt() != MAGIC) {
            throw new IOException("this is no model of graphones");
        }
        List<Graphone> graphones = new ArrayList<>();
        for (int left = data.readInt(); left > 0; left--) {
            graphones.add(new Graphone(data.readUTF(), data.readUTF()));
        }
        Level[] levels = new Level[data.readInt()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = readLevel(data, i == levels.length - 1);
        }
        return new GraphoneModel(graphones, levels);
    }

    private static Level readLevel(DataInputStream data, boolean last) throws IOException {
        int size = data.readInt();
        char[] tokens = readChars(data, size);
        byte[] logs = data.readNBytes(size);
        byte[] backs = data.readNBytes(last ? 0 : size);
        char[] children = readChars(data, last ? 0 : size);
        int[] first = new int[last ? 0 : size + 1];
        for (int i = 0; i < children.length; i++) {
            first[i + 1] = first[i] + children[i];
        }
        return new Level(tokens, logs, backs, first);
    }

    private static char[] readChars(DataInputStream data, int count) throws IOException {
        char[] chars = new char[count];
        ByteBuffer.wrap(data.readNBytes(2 * count)).asCharBuffer().get(chars);
        return chars;
    }

    /// Stores the model.
    public void write(OutputStream out) throws IOException {
        DeflaterOutputStream deflated = new DeflaterOutputStream(out);
        DataOutputStream data = new DataOutputStream(new BufferedOutputStream(deflated));
        data.writeInt(MAGIC);
        data.writeInt(graphones.size());
        for (Graphone graphone : graphones) {
            data.writeUTF(graphone.letters());
            data.writeUTF(graphone.sounds());
        }
        data.writeInt(levels.length);
        for (Level level : levels) {
            data.writeInt(level.tokens().length);
            data.writeChars(new String(level.tokens()));
            data.write(level.logs());
            data.write(level.backs());
            for (int i = 1; i < level.first().length; i++) {
                data.writeChar(level.first()[i] - level.first()[i - 1]);
            }
        }
        data.flush();
        deflated.finish();
    }
}
