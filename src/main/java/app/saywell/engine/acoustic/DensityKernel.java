package app.saywell.engine.acoustic;

/// Computes the log densities of one stream of one codebook at one frame.
///
/// Implementations do the same operations in the same order on every density and so agree to the
/// last bit, whatever the width of the machine's registers.
interface DensityKernel {

    /// Writes `DENSITIES` log densities to `out`.
    ///
    /// @param features feature vector of the frame, all streams
    /// @param book codebook times streams plus stream
    void densities(Codebooks books, float[] features, int book, float[] out);

    /// The fastest kernel of this machine: that of the Vector API where its module is present.
    static DensityKernel fastest() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                ? new VectorDensityKernel()
                : new PlainDensityKernel();
    }
}
