package app.saywell.practice.privacy;

import app.saywell.library.conversion.LibraryConversion;
import app.saywell.practice.HaltingProgram;
import app.saywell.practice.PracticeFixture;
import java.nio.file.Path;
import java.util.Optional;

/// Encrypts or decrypts a data folder and halts at a step; for [EncryptedLibraryTest].
final class HaltedConversionProgram {
    private HaltedConversionProgram() {}

    /// @param args the data folder, the step
    public static void main(String[] args) throws Exception {
        LibraryConversion.run(
                Path.of(args[0]),
                "classpath:app/saywell/library/migration",
                check -> Optional.of(PracticeFixture.KEY),
                (done, all) -> {},
                () -> false,
                step -> HaltingProgram.haltAt(args[1], step));
    }
}
