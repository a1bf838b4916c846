package app.saywell.judge.engine.whisper;

import app.saywell.judge.engine.onnx.ModelRuntime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The pieces of text that tokens stand for: byte pair encoding on the bytes of UTF-8 (Sennrich et
/// al. 2016), where the token of a pair is also its rank.
public final class Vocabulary {
    private static final Pattern PIECES = Pattern.compile(
            "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+" + "|\\s+(?!\\S)|\\s+",
            Pattern.UNICODE_CHARACTER_CLASS);

    private final List<byte[]> bytes;
    private final Map<String, Integer> ids = new HashMap<>();
    private final BitSet unwritten = SpecialTokens.never();

    private Vocabulary(List<byte[]> bytes) {
        this.bytes = bytes;
        for (int id = 0; id < bytes.size(); id++) {
            String token = key(bytes.get(id));
            ids.putIfAbsent(token, id);
            if (token.chars().anyMatch(sign -> sign >= '0' && sign <= '9')) {
                unwritten.set(id);
            }
        }
    }

    /// The one beside the models.
    public static Vocabulary open(ModelRuntime runtime) {
        return read(runtime.file("ear/whisper-tokens.bin"));
    }

    /// Reads tokens in order, each as a byte of length and so many bytes.
    static Vocabulary read(Path file) {
        try {
            byte[] all = Files.readAllBytes(file);
            List<byte[]> tokens = new ArrayList<>(SpecialTokens.END);
            int at = 0;
            while (at < all.length) {
                int length = all[at] & 0xff;
                tokens.add(Arrays.copyOfRange(all, at + 1, at + 1 + length));
                at += 1 + length;
            }
            return new Vocabulary(tokens);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether a token may be written: figures are not, so that numbers are written in the words in
    /// which they are said.
    boolean writable(int token) {
        return !unwritten.get(token);
    }

    /// The text of tokens; those that are no text are left out.
    public String text(List<Integer> tokens) {
        var out = new ByteArrayOutputStream();
        for (int token : tokens) {
            if (token < bytes.size()) {
                out.writeBytes(bytes.get(token));
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /// The tokens of a text as it stands.
    public int[] tokens(String text) {
        List<Integer> tokens = new ArrayList<>();
        Matcher pieces = PIECES.matcher(text);
        while (pieces.find()) {
            tokens.addAll(joined(pieces.group().getBytes(StandardCharsets.UTF_8)));
        }
        return tokens.stream().mapToInt(Integer::intValue).toArray();
    }

    private List<Integer> joined(byte[] piece) {
        List<String> parts = new ArrayList<>();
        for (byte one : piece) {
            parts.add(key(new byte[] {one}));
        }
        int best = best(parts);
        while (best >= 0) {
            parts.set(best, parts.get(best) + parts.remove(best + 1));
            best = best(parts);
        }
        return parts.stream().map(part -> ids.getOrDefault(part, 0)).toList();
    }

    /// The place of the pair that is joined next, or -1.
    private int best(List<String> parts) {
        int place = -1;
        int rank = Integer.MAX_VALUE;
        for (int i = 0; i + 1 < parts.size(); i++) {
            int id = ids.getOrDefault(parts.get(i) + parts.get(i + 1), Integer.MAX_VALUE);
            if (id < rank) {
                rank = id;
                place = i;
            }
        }
        return place;
    }

    private static String key(byte[] token) {
        return new String(token, StandardCharsets.ISO_8859_1);
    }
}
