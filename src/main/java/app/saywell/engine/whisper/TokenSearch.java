package app.saywell.engine.whisper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Searches the most probable text of a recording: greedily with a width of one, otherwise with a
/// beam, of which the text that is most probable a token wins.
public final class TokenSearch {
    private final WhisperDecoder decoder;
    private final Vocabulary vocabulary;

    /// A text that is not finished: its place among those before it is its row.
    private record Path(List<Integer> tokens, double sum) {
        Path with(int token, double sumThen) {
            List<Integer> longer = new ArrayList<>(tokens);
            longer.add(token);
            return new Path(longer, sumThen);
        }
    }

    private record Candidate(int parent, int token, double sum) {}

    /// @param decoder stays the caller's
    /// @param vocabulary says what may be written
    public TokenSearch(WhisperDecoder decoder, Vocabulary vocabulary) {
        this.decoder = decoder;
        this.vocabulary = vocabulary;
    }

    /// The text.
    ///
    /// @param width how many texts are followed at once
    /// @param most tokens after which it is cut
    public Written write(Heard heard, SpokenLanguage language, int width, int most) {
        int[] prompt = Tokens.prompt(language);
        int limit = Math.min(most, WhisperDecoder.MOST_TOKENS - prompt.length - 1);
        List<Written> finished = new ArrayList<>();
        List<Path> paths = List.of(new Path(List.of(), 0));
        try (Decoding decoding = decoder.decode(heard)) {
            float[][] logits = {decoding.next(prompt)[prompt.length - 1]};
            for (int length = 0; length < limit && finished.size() < width; length++) {
                List<Candidate> candidates = candidates(paths, logits, width, length == 0);
                List<Candidate> kept = new ArrayList<>();
                for (Candidate candidate : candidates) {
                    if (candidate.token() == Tokens.END) {
                        Path path = paths.get(candidate.parent());
                        finished.add(new Written(path.tokens(), candidate.sum(), true));
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
            finished.addAll(
                    paths.stream().map(p -> new Written(p.tokens(), p.sum(), false)).toList());
        }
        return finished.stream().max(Comparator.comparingDouble(Written::mean)).orElseThrow();
    }

    /// The best continuations of all texts, one more of each than are followed, the best first.
    private List<Candidate> candidates(
            List<Path> paths, float[][] logits, int width, boolean first) {
        List<Candidate> all = new ArrayList<>();
        for (int parent = 0; parent < paths.size(); parent++) {
            float[] row = logits[parent];
            double sum = paths.get(parent).sum();
            for (int token = 0; token < row.length; token++) {
                if (!vocabulary.writable(token) || (first && !Tokens.begins(token))) {
                    row[token] = Float.NEGATIVE_INFINITY;
                }
            }
            double normaliser = LogSoftmax.normaliser(row);
            for (int token : Best.of(row, width + 1)) {
                all.add(new Candidate(parent, token, sum + row[token] - normaliser));
            }
        }
        all.sort(Comparator.comparingDouble(Candidate::sum).reversed());
        return all;
    }

    private static List<Path> extended(List<Path> paths, List<Candidate> kept) {
        return kept.stream().map(c -> paths.get(c.parent()).with(c.token(), c.sum())).toList();
    }

    private static int[] tokens(List<Candidate> kept) {
        return kept.stream().mapToInt(Candidate::token).toArray();
    }

    private static int[] parents(List<Candidate> kept) {
        return kept.stream().mapToInt(Candidate::parent).toArray();
    }
}
