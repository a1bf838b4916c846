package app.saywell.speech.language.lexicon.store;

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

/// A back-off n-gram model of graphone sequences (Bisani and Ney, "Joint-sequence models for
/// grapheme-to-phoneme conversion", 2008; smoothing of Chen and Goodman, 1999).
///
/// Tokens are numbers: 0 ends a word, 1 begins it, and the graphones follow. The n-grams form a
/// trie in arrays, with one level per length. The children of node `i` of a level are at
/// `firstChild[i]` to `firstChild[i + 1]` on the next level, in ascending order of tokens.
/// Logarithms are natural and stored in one byte each, in steps of [#LOG_STEP].
public final class GraphoneModel {
    /// The token after the last graphone of a word.
    public static final int END = 0;

    /// The token before the first graphone of a word.
    public static final int BEGIN = 1;

    /// The resolution of the stored logarithms.
    public static final double LOG_STEP = 0.06;

    private static final int MAGIC = 0x5357_4731;

    private final List<Graphone> graphones;
    private final Map<String, int[]> byLetters = new HashMap<>();
    private final NgramLevel[] levels;

    /// One level of the trie; `backoffLogs` and `firstChild` are empty on the last level.
    ///
    /// @param negativeLogs negative logarithm of each probability, in steps
    /// @param backoffLogs logarithm of each back-off weight, in steps
    /// @param firstChild index of the first child of each node, and one end index
    @SuppressWarnings("ArrayRecordComponent")
    public record NgramLevel(char[] tokens, byte[] negativeLogs, byte[] backoffLogs, int[] firstChild) {}

    /// @param graphones the graphones of the tokens from 2 on
    public GraphoneModel(List<Graphone> graphones, NgramLevel[] levels) {
        this.graphones = List.copyOf(graphones);
        this.levels = levels.clone();
        Map<String, List<Integer>> tokens = new HashMap<>();
        for (int i = 0; i < graphones.size(); i++) {
            tokens.computeIfAbsent(graphones.get(i).letters(), key -> new ArrayList<>())
                    .add(i + 2);
        }
        tokens.forEach((letters, tokenList) -> byLetters.put(
                letters, tokenList.stream().mapToInt(token -> token).toArray()));
    }

    /// The length of the longest sequences in the model.
    public int order() {
        return levels.length;
    }

    /// How many sequences are stored.
    public int size() {
        return Arrays.stream(levels).mapToInt(level -> level.tokens().length).sum();
    }

    /// The number of graphones; their tokens start at 2.
    int graphoneCount() {
        return graphones.size();
    }

    /// The graphone of a token, from 2 on.
    Graphone graphone(int token) {
        return graphones.get(token - 2);
    }

    /// The tokens of the graphones with these letters.
    int[] tokens(String letters) {
        return byLetters.getOrDefault(letters, new int[0]);
    }

    /// What the model knows of a history. It is found once for all tokens that may follow.
    ///
    /// @param levels level of the children of each known end of the history, the longest end first
    /// @param low first child of each end
    /// @param high index after its last child
    /// @param backoffLogs logarithm of the weight with which each end is used
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record HistoryContext(int[] levels, int[] low, int[] high, double[] backoffLogs) {}

    /// The context of a history.
    ///
    /// @param history tokens, the most recent last; only the last `order() - 1` matter
    HistoryContext context(int... history) {
        int longest = Math.min(history.length, order() - 1);
        int[] level = new int[longest + 1];
        int[] low = new int[longest + 1];
        int[] high = new int[longest + 1];
        double[] backoffs = new double[longest + 1];
        int known = 0;
        double backoffLog = 0;
        for (int from = history.length - longest; from <= history.length; from++) {
            int depth = 0;
            int first = 0;
            int end = levels[0].tokens().length;
            int node = 0;
            for (int i = from; i < history.length && node >= 0; i++) {
                node = find(depth, first, end, history[i]);
                if (node >= 0) {
                    first = levels[depth].firstChild()[node];
                    end = levels[depth].firstChild()[node + 1];
                    depth++;
                }
            }
            if (node >= 0) {
                level[known] = depth;
                low[known] = first;
                high[known] = end;
                backoffs[known] = backoffLog;
                known++;
                backoffLog += depth > 0 ? LOG_STEP * levels[depth - 1].backoffLogs()[node] : 0;
            }
        }
        return new HistoryContext(
                Arrays.copyOf(level, known), Arrays.copyOf(low, known), Arrays.copyOf(high, known), backoffs);
    }

    /// The log probability of a token after a history.
    ///
    /// @param history tokens, the most recent last; only the last `order() - 1` matter
    public double logProbability(int[] history, int token) {
        return logProbability(context(history), token);
    }

    double logProbability(HistoryContext context, int token) {
        for (int i = 0; i < context.levels.length; i++) {
            NgramLevel level = levels[context.levels[i]];
            int found = Arrays.binarySearch(level.tokens(), context.low[i], context.high[i], (char) token);
            if (found >= 0) {
                return context.backoffLogs[i] - LOG_STEP * (level.negativeLogs()[found] & 0xff);
            }
        }
        return context.backoffLogs[context.levels.length - 1] - LOG_STEP * 255;
    }

    private int find(int level, int low, int high, int token) {
        return Arrays.binarySearch(levels[level].tokens(), low, high, (char) token);
    }

    /// Reads what [#write] wrote. The stream stays open.
    ///
    /// @throws IOException also when the data is not a graphone model
    public static GraphoneModel read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(new InflaterInputStream(in), 1 << 16));
        if (data.readInt() != MAGIC) {
            throw new IOException("not a graphone model");
        }
        List<Graphone> graphones = new ArrayList<>();
        for (int left = data.readInt(); left > 0; left--) {
            graphones.add(new Graphone(data.readUTF(), data.readUTF()));
        }
        NgramLevel[] levels = new NgramLevel[data.readInt()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = readLevel(data, i == levels.length - 1);
        }
        return new GraphoneModel(graphones, levels);
    }

    private static NgramLevel readLevel(DataInputStream data, boolean last) throws IOException {
        int size = data.readInt();
        char[] tokens = readChars(data, size);
        byte[] negativeLogs = data.readNBytes(size);
        byte[] backoffLogs = data.readNBytes(last ? 0 : size);
        char[] children = readChars(data, last ? 0 : size);
        int[] firstChild = new int[last ? 0 : size + 1];
        for (int i = 0; i < children.length; i++) {
            firstChild[i + 1] = firstChild[i] + children[i];
        }
        return new NgramLevel(tokens, negativeLogs, backoffLogs, firstChild);
    }

    private static char[] readChars(DataInputStream data, int count) throws IOException {
        char[] chars = new char[count];
        ByteBuffer.wrap(data.readNBytes(2 * count)).asCharBuffer().get(chars);
        return chars;
    }

    /// Writes the model.
    public void write(OutputStream out) throws IOException {
        DeflaterOutputStream deflater = new DeflaterOutputStream(out);
        DataOutputStream data = new DataOutputStream(new BufferedOutputStream(deflater));
        data.writeInt(MAGIC);
        data.writeInt(graphones.size());
        for (Graphone graphone : graphones) {
            data.writeUTF(graphone.letters());
            data.writeUTF(graphone.sounds());
        }
        data.writeInt(levels.length);
        for (NgramLevel level : levels) {
            data.writeInt(level.tokens().length);
            data.writeChars(new String(level.tokens()));
            data.write(level.negativeLogs());
            data.write(level.backoffLogs());
            for (int i = 1; i < level.firstChild().length; i++) {
                data.writeChar(level.firstChild()[i] - level.firstChild()[i - 1]);
            }
        }
        data.flush();
        deflater.finish();
    }
}
