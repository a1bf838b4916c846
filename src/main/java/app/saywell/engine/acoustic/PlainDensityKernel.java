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

    private static void subtract(Codebooks books, int base, float x, float[] out) {
        float[] means = books.means();
        float[] precisions = books.precisions();
        for (int k = 0; k < Codebooks.DENSITIES; k++) {
            float distance = x - means[base + k];
            out[k] -= distance * distance * precisions[base + k];
        }
    }
}
