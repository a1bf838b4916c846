package app.saywell.engine.network;

/// Multiplies rows by a matrix.
///
/// Implementations add up in the same order and so agree to the last bit, whatever the width of the
/// machine's registers.
interface DenseKernel {
    /// Outputs are padded to a multiple of this.
    int LANES = 16;

    /// Writes `bias + row x weights` for every row, the products added in the order of the inputs.
    ///
    /// @param rows count x inputs
    /// @param out count x columns
    void multiply(Dense layer, float[] rows, int count, float[] out);

    /// The fastest kernel of this machine: that of the Vector API where its module is present.
    static DenseKernel fastest() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                ? new VectorDenseKernel()
                : new PlainDenseKernel();
    }
}
