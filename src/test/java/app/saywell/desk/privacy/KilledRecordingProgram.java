package app.saywell.desk.privacy;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.WavWriter;
import java.nio.file.Path;
import java.util.Optional;

/// Records ten tenths of a second into an encrypted library and halts; for [EncryptedLibraryTest].
final class KilledRecordingProgram {
    private KilledRecordingProgram() {}

    /// @param args the data folder
    public static void main(String[] args) throws Exception {
        try (Library library =
                Library.open(Path.of(args[0]), SchoolPolicy.NONE, check -> Optional.of(PracticeFixture.KEY))) {
            WavWriter writer =
                    WavWriter.create(library.folder().unfinishedFolder().resolve("1-1-1.wav"), 48_000);
            short[] block = new short[4_800];
            for (int i = 0; i < 10; i++) {
                java.util.Arrays.fill(block, (short) (1000 + i));
                writer.write(block, block.length);
            }
            Runtime.getRuntime().halt(HaltingProgram.HALTED);
        }
    }
}
