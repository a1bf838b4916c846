package app.saywell.desk.privacy;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import java.nio.file.Path;
import java.util.Optional;

/// Encrypts or decrypts a data folder and writes a letter when it begins; for
/// [KilledConversionTest].
final class TimedConversionProgram {
    private TimedConversionProgram() {}

    /// @param args the data folder
    public static void main(String[] args) throws Exception {
        System.out.write('b');
        System.out.flush();
        new ClosedLibrary(Path.of(args[0]))
                .convert(check -> Optional.of(PracticeFixture.KEY), (done, all) -> {}, () -> false);
    }
}
