package app.saywell.engine.network;

/// A layer: every output is a bias and a weighted sum of the inputs.
///
/// @param columns outputs, padded with zeros to a multiple of [DenseKernel#LANES]
/// @param weights inputs x columns
/// @param bias columns
@SuppressWarnings("ArrayRecordComponent") // never compared
record Dense(int inputs, int outputs, int columns, float[] weights, float[] bias) {

    static Dense read(WeightFile file) {
        int inputs = file.nextInt();
        int outputs = file.nextInt();
        int columns = (outputs + DenseKernel.LANES - 1) / DenseKernel.LANES * DenseKernel.LANES;
        float[] weights = new float[inputs * columns];
        for (int k = 0; k < inputs; k++) {
            file.nextHalves(weights, k * columns, outputs);
        }
        float[] bias = new float[columns];
        file.nextFloats(bias, outputs);
        return new Dense(inputs, outputs, columns, weights, bias);
    }

    /// All rows at once, count x [#columns].
    float[] of(float[] rows, int count, DenseKernel kernel) {
        float[] out = new float[count * columns];
        kernel.multiply(this, rows, count, out);
        return out;
    }
}
