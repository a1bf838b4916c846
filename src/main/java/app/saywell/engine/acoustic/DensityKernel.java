package app.saywell.engine.acoustic;

/// Computes the log densities of one stream of one codebook at one frame, and sorts out those that
/// count.
///
/// Implementations do the same operations in the same order on every density and so agree to the
/// last bit, whatever the width of the machine's registers.
interface DensityKernel {
    /// How much room arrays have behind what is written to them in one go.
    int ROOM = Codebooks.DENSITIES;

    /// Writes `DENSITIES` log densities to `out`.
    ///
    /// @param features feature vector of the frame, all streams
    /// @param book codebook times streams plus stream
    void densities(Codebooks books, float[] features, int book, float[] out);

    /// The greatest of `DENSITIES` values.
    float greatest(float[] logs);

    /// Writes the log densities above a limit, and which ones they are, in their order.
    ///
    /// @param numbers with [#ROOM] from `at` on
    /// @param values likewise
    /// @param at where the first one goes
    /// @return where the next one would go
    int above(float[] logs, float limit, byte[] numbers, float[] values, int at);

    /// Turns logarithms into what they are logarithms of, as [FastExp] does, beside the greatest.
    ///
    /// @param values with [#ROOM] from `from` on
    void exponentials(float[] values, int from, int to, float greatest);

    /// The fastest kernel of this machine: that of the Vector API where its module is present.
    static DensityKernel fastest() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                ? new VectorDensityKernel()
                : new PlainDensityKernel();
    }
}
