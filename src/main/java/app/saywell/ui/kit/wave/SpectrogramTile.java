package app.saywell.ui.kit.wave;

import app.saywell.signal.Pcm;
import app.saywell.signal.Spectrogram;

/// A piece of a broad-band spectrogram: [#COLUMNS] moments by [#ROWS] frequencies up to
/// [#HIGHEST_HERTZ], each 0 to 255.
///
/// High frequencies are lifted by 6 dB an octave, since the voice falls by as much, and what lies
/// [#RANGE_DB] below a full-scale sound is white: so pieces of one recording fit together without
/// knowing of each other.
///
/// @param levels of column c and row r, from low to high, at `c * ROWS + r`
@SuppressWarnings("ArrayRecordComponent") // drawn, never compared
record SpectrogramTile(Place place, byte[] levels) {
    static final int COLUMNS = 128;
    static final int ROWS = 80;
    static final double HIGHEST_HERTZ = 5000;

    private static final double RANGE_DB = 58;
    private static final double TOP_DB = -22;
    private static final double LIFTED_FROM = 400;

    /// Which piece: columns of `2^zoom` milliseconds, the pieces counted from 0.
    record Place(int zoom, int number) {
        /// The finest that a view with so many seconds a pixel needs.
        static int zoomFor(double secondsPerPixel) {
            return Math.clamp(
                    (long) Math.floor(Math.log(secondsPerPixel * 1000) / Math.log(2)), 0, 30);
        }

        double secondsPerColumn() {
            return (1L << zoom) / 1000.0;
        }

        double seconds() {
            return COLUMNS * secondsPerColumn();
        }
    }

    static SpectrogramTile of(Pcm audio, Place place) {
        double from = place.number() * place.seconds();
        Spectrogram found = Spectrogram.broadBand(audio, from, from + place.seconds(), COLUMNS);
        byte[] levels = new byte[COLUMNS * ROWS];
        for (int column = 0; column < COLUMNS; column++) {
            for (int row = 0; row < ROWS; row++) {
                levels[column * ROWS + row] = level(found, column, row);
            }
        }
        return new SpectrogramTile(place, levels);
    }

    private static byte level(Spectrogram found, int column, int row) {
        double hertz = (row + 0.5) * HIGHEST_HERTZ / ROWS;
        int bin = (int) Math.round(hertz / found.hertzPerBin());
        if (bin >= found.bins()) {
            return 0;
        }
        double lift = 20 * Math.log10(Math.max(hertz, LIFTED_FROM) / LIFTED_FROM);
        double level = (found.at(column, bin) + lift - TOP_DB + RANGE_DB) / RANGE_DB;
        return (byte) Math.round(255 * Math.clamp(level, 0, 1));
    }
}
