package app.saywell.engine.network;

/// Plain loops, which the compiler turns into vector instructions where it can.
final class PlainDenseKernel implements DenseKernel {

    @Override
    public void multiply(Dense layer, float[] rows, int count, float[] out) {
        int columns = layer.columns();
        for (int r = 0; r < count; r++) {
            System.arraycopy(layer.bias(), 0, out, r * columns, columns);
            for (int k = 0; k < layer.inputs(); k++) {
                float x = rows[r * layer.inputs() + k];
                add(x, layer.weights(), k * columns, out, r * columns, columns);
            }
        }
    }

    private static void add(float x, float[] weights, int from, float[] out, int to, int columns) {
        for (int c = 0; c < columns; c++) {
            out[to + c] += x * weights[from + c];
        }
    }
}
