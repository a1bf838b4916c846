package app.saywell.desk.privacy;

import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.conversion.LibraryConversion;
import java.nio.file.Path;
import java.util.Optional;

/// Encrypts or decrypts a data folder and halts at a step; for [EncryptedLibraryTest].
final class HaltedConversionProgram {
    private HaltedConversionProgram() {}

    /// @param args the data folder, the step
    public static void main(String[] args) throws Exception {
        LibraryConversion.run(
                Path.of(args[0]),
                "classpath:app/saywell/desk/store/migration",
                check -> Optional.of(PracticeFixture.KEY),
                (done, all) -> {},
                () -> false,
                step -> HaltingProgram.haltAt(args[1], step));
    }
}
