package app.saywell.desk.kit.envelope;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Spectrogram;

/// A tile of a broad-band spectrogram: [#COLUMNS] times by [#ROWS] frequencies up to
/// [#MAX_HERTZ], each value 0 to 255.
///
/// High frequencies are emphasized by 6 dB per octave, because voices fall by as much. Levels
/// [#RANGE_DB] below the top are 0. The range is fixed, so tiles of one recording fit together.
///
/// @param levels the value of column c and row r, from low to high frequency, at `c * ROWS + r`
@SuppressWarnings("ArrayRecordComponent") // drawn, never compared
public record SpectrogramTile(TilePosition position, byte[] levels) {
    public static final int COLUMNS = 128;
    public static final int ROWS = 80;
    static final double MAX_HERTZ = 5000;

    private static final double RANGE_DB = 58;
    private static final double TOP_DB = -22;
    private static final double EMPHASIS_FROM_HERTZ = 400;

    /// The position of a tile: columns of `2^zoom` milliseconds, tiles counted from 0.
    public record TilePosition(int zoom, int number) {
        /// The finest zoom that a view with this many seconds per pixel needs.
        public static int zoomFor(double secondsPerPixel) {
            return Math.clamp((long) Math.floor(Math.log(secondsPerPixel * 1000) / Math.log(2)), 0, 30);
        }

        public double secondsPerColumn() {
            return (1L << zoom) / 1000.0;
        }

        double seconds() {
            return COLUMNS * secondsPerColumn();
        }
    }

    static SpectrogramTile of(Pcm audio, TilePosition position) {
        double from = position.number() * position.seconds();
        Spectrogram spectrogram = Spectrogram.broadBand(audio, from, from + position.seconds(), COLUMNS);
        byte[] levels = new byte[COLUMNS * ROWS];
        for (int column = 0; column < COLUMNS; column++) {
            for (int row = 0; row < ROWS; row++) {
                levels[column * ROWS + row] = level(spectrogram, column, row);
            }
        }
        return new SpectrogramTile(position, levels);
    }

    private static byte level(Spectrogram spectrogram, int column, int row) {
        double hertz = (row + 0.5) * MAX_HERTZ / ROWS;
        int bin = (int) Math.round(hertz / spectrogram.hertzPerBin());
        if (bin >= spectrogram.bins()) {
            return 0;
        }
        double emphasis = 20 * Math.log10(Math.max(hertz, EMPHASIS_FROM_HERTZ) / EMPHASIS_FROM_HERTZ);
        double level = (spectrogram.decibelsAt(column, bin) + emphasis - TOP_DB + RANGE_DB) / RANGE_DB;
        return (byte) Math.round(255 * Math.clamp(level, 0, 1));
    }
}
