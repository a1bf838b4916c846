package app.saywell.engine.acoustic;

/// Plain loops, which the compiler turns into vector instructions where it can.
final class PlainDensityKernel implements DensityKernel {

    @Override
    public void densities(Codebooks books, float[] features, int book, float[] out) {
        int stream = book % Codebooks.STREAMS;
        System.arraycopy(
                books.constants(), book * Codebooks.DENSITIES, out, 0, Codebooks.DENSITIES);
        for (int d = 0; d < Codebooks.LENGTH; d++) {
            int base = (book * Codebooks.LENGTH + d) * Codebooks.DENSITIES;
            subtract(books, base, features[stream * Codebooks.LENGTH + d], out);
        }
    }

    @Override
    public float greatest(float[] logs) {
        float best = logs[0];
        for (int k = 1; k < Codebooks.DENSITIES; k++) {
            best = logs[k] > best ? logs[k] : best;
        }
        return best;
    }

    @Override
    public int above(float[] logs, float limit, byte[] numbers, float[] values, int at) {
        int end = at;
        for (int k = 0; k < Codebooks.DENSITIES; k++) {
            numbers[end] = (byte) k; // overwritten by the next one where it is not above
            values[end] = logs[k];
            end += logs[k] > limit ? 1 : 0;
        }
        return end;
    }

    @Override
    public void exponentials(float[] values, int from, int to, float greatest) {
        for (int i = from; i < to; i++) {
            values[i] = FastExp.of(values[i] - greatest);
        }
    }

    private static void subtract(Codebooks books, int base, float x, float[] out) {
        float[] means = books.means();
        float[] precisions = books.precisions();
        for (int k = 0; k < Codebooks.DENSITIES; k++) {
            float distance = x - means[base + k];
            out[k] -= distance * distance * precisions[base + k];
        }
    }
}
