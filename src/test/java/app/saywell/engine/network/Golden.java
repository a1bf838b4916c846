package app.saywell.engine.network;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// Inputs of the networks and their outputs by PyTorch.
@SuppressWarnings("ArrayRecordComponent")
record Golden(float[][] frames, SoundInputs sounds, float[][] opinions) {

    static Golden read() {
        try (InputStream in = Golden.class.getResourceAsStream("networks.golden")) {
            return read(new DataInputStream(new GZIPInputStream(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Golden read(DataInputStream in) throws IOException {
        int frames = in.readInt();
        int inputs = in.readInt();
        int sounds = in.readInt();
        int evidence = in.readInt();
        float[][] rows = rows(in, frames, inputs);
        int[][] places = new int[4][sounds];
        for (int i = 0; i < sounds; i++) {
            for (int k = 0; k < 4; k++) {
                places[k][i] = in.readInt();
            }
            // Two frames a step.
            places[1][i] = places[1][i] / 2;
            places[2][i] = Math.max(places[1][i] + 1, (places[2][i] + 1) / 2);
        }
        List<float[]> facts = new ArrayList<>(List.of(rows(in, sounds, evidence)));
        var given = new SoundInputs(places[0], places[1], places[2], places[3], facts);
        return new Golden(rows, given, rows(in, sounds, 42));
    }

    private static float[][] rows(DataInputStream in, int count, int width) throws IOException {
        float[][] rows = new float[count][width];
        for (float[] row : rows) {
            for (int i = 0; i < width; i++) {
                row[i] = in.readFloat();
            }
        }
        return rows;
    }
}
