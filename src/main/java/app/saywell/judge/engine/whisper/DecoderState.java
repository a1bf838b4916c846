package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.LeasedModel;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One or more texts in the making, token by token, with what the decoder remembers of them.
///
/// For one thread; holds memory outside the heap until it is closed.
public final class DecoderState implements AutoCloseable {
    private static final Set<String> PRESENT = WhisperDecoder.names("present_key_", "present_value_");
    private static final Set<String> OUTPUTS = outputs();

    private final LeasedModel model;
    private final EncodedAudio heard;
    private OrtSession.@Nullable Result past;
    private int length;

    DecoderState(LeasedModel model, EncodedAudio heard) {
        this.model = model;
        this.heard = heard;
    }

    /// Tokens taken so far.
    public int length() {
        return length;
    }

    /// Gives the next tokens of one text.
    ///
    /// @return before softmax, for each token given, a value for each token that may follow it
    public float[][] next(int... tokens) {
        long[] row = new long[tokens.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = tokens[i];
        }
        return run(row, new long[] {0}, tokens.length);
    }

    /// Gives the next token of each of several texts.
    ///
    /// @param parents which of the texts before each one continues
    /// @return before softmax, for each text, a value for each token that may follow
    public float[][] next(int[] tokens, int[] parents) {
        long[] row = new long[tokens.length];
        long[] beam = new long[tokens.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = tokens[i];
            beam[i] = parents[i];
        }
        return run(row, beam, 1);
    }

    @Override
    public void close() {
        if (past != null) {
            past.close();
            past = null;
        }
    }

    private float[][] run(long[] tokens, long[] beam, int columns) {
        Map<String, OnnxTensor> inputs = new HashMap<>(heard.cross());
        OnnxTensor words = model.tensor(tokens, beam.length, columns);
        OnnxTensor parents = model.tensor(beam, beam.length);
        OnnxTensor noKeys = model.tensor(new float[0], 1, WhisperDecoder.HEADS, WhisperDecoder.HEAD, 0);
        OnnxTensor noValues = model.tensor(new float[0], 1, WhisperDecoder.HEADS, 0, WhisperDecoder.HEAD);
        try (words;
                parents;
                noKeys;
                noValues) {
            inputs.put("tokens", words);
            inputs.put("beam", parents);
            for (String name : PRESENT) {
                String input = name.replace("present", "past");
                inputs.put(
                        input,
                        past != null
                                ? (OnnxTensor) past.get(name).orElseThrow()
                                : name.contains("key") ? noKeys : noValues);
            }
            OrtSession.Result result = model.run(inputs, OUTPUTS);
            close();
            past = result;
            length += columns;
            return rows(LeasedModel.values(result, "logits"));
        }
    }

    private static float[][] rows(FloatBuffer logits) {
        float[][] rows = new float[logits.remaining() / SpecialTokens.COUNT][SpecialTokens.COUNT];
        for (float[] row : rows) {
            logits.get(row);
        }
        return rows;
    }

    private static Set<String> outputs() {
        Set<String> outputs = new HashSet<>(PRESENT);
        outputs.add("logits");
        return Set.copyOf(outputs);
    }
}
