package app.saywell.judge.engine.whisper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Searches the most probable text of a recording: greedily with a width of one, otherwise with a
/// beam, of which the text that is most probable a token wins.
public final class TokenSearch {
    private final WhisperDecoder decoder;
    private final Vocabulary vocabulary;

    /// A text that is not finished: its place among those before it is its row.
    private record BeamPath(List<Integer> tokens, double sum) {
        BeamPath with(int token, double sumThen) {
            List<Integer> longer = new ArrayList<>(tokens);
            longer.add(token);
            return new BeamPath(longer, sumThen);
        }
    }

    private record BeamCandidate(int parent, int token, double sum) {}

    /// @param decoder stays the caller's
    /// @param vocabulary says what may be written
    public TokenSearch(WhisperDecoder decoder, Vocabulary vocabulary) {
        this.decoder = decoder;
        this.vocabulary = vocabulary;
    }

    /// The text.
    ///
    /// @param width how many texts are followed at once
    /// @param maxTokens tokens after which it is cut
    public DecodedText write(EncodedAudio heard, SpokenLanguage language, int width, int maxTokens) {
        int[] prompt = SpecialTokens.prompt(language);
        int limit = Math.min(maxTokens, WhisperDecoder.MAX_TOKENS - prompt.length - 1);
        List<DecodedText> finished = new ArrayList<>();
        List<BeamPath> paths = List.of(new BeamPath(List.of(), 0));
        try (DecoderState decoding = decoder.decode(heard)) {
            float[][] logits = {decoding.next(prompt)[prompt.length - 1]};
            for (int length = 0; length < limit && finished.size() < width; length++) {
                List<BeamCandidate> candidates = candidates(paths, logits, width, length == 0);
                List<BeamCandidate> kept = new ArrayList<>();
                for (BeamCandidate candidate : candidates) {
                    if (candidate.token() == SpecialTokens.END) {
                        BeamPath path = paths.get(candidate.parent());
                        finished.add(new DecodedText(path.tokens(), candidate.sum(), true));
                    } else if (kept.size() < width) {
                        kept.add(candidate);
                    }
                    if (kept.size() == width || finished.size() == width) {
                        break;
                    }
                }
                paths = extended(paths, kept);
                if (finished.size() < width && length + 1 < limit) {
                    logits = decoding.next(tokens(kept), parents(kept));
                }
            }
        }
        if (finished.isEmpty()) {
            finished.addAll(paths.stream()
                    .map(p -> new DecodedText(p.tokens(), p.sum(), false))
                    .toList());
        }
        return finished.stream()
                .max(Comparator.comparingDouble(DecodedText::mean))
                .orElseThrow();
    }

    /// The best continuations of all texts, one more of each than are followed, the best first.
    private List<BeamCandidate> candidates(List<BeamPath> paths, float[][] logits, int width, boolean first) {
        List<BeamCandidate> all = new ArrayList<>();
        for (int parent = 0; parent < paths.size(); parent++) {
            float[] row = logits[parent];
            double sum = paths.get(parent).sum();
            for (int token = 0; token < row.length; token++) {
                if (!vocabulary.writable(token) || (first && !SpecialTokens.begins(token))) {
                    row[token] = Float.NEGATIVE_INFINITY;
                }
            }
            double normaliser = LogSoftmax.normaliser(row);
            for (int token : TopIndices.of(row, width + 1)) {
                all.add(new BeamCandidate(parent, token, sum + row[token] - normaliser));
            }
        }
        all.sort(Comparator.comparingDouble(BeamCandidate::sum).reversed());
        return all;
    }

    private static List<BeamPath> extended(List<BeamPath> paths, List<BeamCandidate> kept) {
        return kept.stream()
                .map(c -> paths.get(c.parent()).with(c.token(), c.sum()))
                .toList();
    }

    private static int[] tokens(List<BeamCandidate> kept) {
        return kept.stream().mapToInt(BeamCandidate::token).toArray();
    }

    private static int[] parents(List<BeamCandidate> kept) {
        return kept.stream().mapToInt(BeamCandidate::parent).toArray();
    }
}
