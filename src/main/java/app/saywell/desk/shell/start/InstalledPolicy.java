package app.saywell.desk.shell.start;

import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.policy.PolicyLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The school policy of this computer. The file is read again only after it changed.
public final class InstalledPolicy {
    private static @Nullable ReadPolicy last;

    private InstalledPolicy() {}

    private record ReadPolicy(Path file, FileTime changed, SchoolPolicy policy) {}

    /// The policy that holds now. A file that is named but not there cannot be used.
    public static synchronized SchoolPolicy current() {
        Optional<Path> file = PolicyLocation.ofThisComputer();
        return file.isEmpty() ? SchoolPolicy.NONE : read(file.get());
    }

    private static SchoolPolicy read(Path file) {
        FileTime changed;
        try {
            changed = Files.getLastModifiedTime(file);
        } catch (IOException e) {
            return SchoolPolicy.unusable(file, new PolicyProblem(0, 0, "the file cannot be read"));
        }
        ReadPolicy known = last;
        if (known != null && known.file().equals(file) && known.changed().equals(changed)) {
            return known.policy();
        }
        SchoolPolicy policy = PolicyFile.readOrRefuse(file);
        last = new ReadPolicy(file, changed, policy);
        return policy;
    }

    /// @throws CommandRefusedException if the file cannot be used; commands do nothing then
    public static SchoolPolicy required() {
        SchoolPolicy policy = current();
        policy.problem().ifPresent(problem -> {
            throw new CommandRefusedException("The school's policy file "
                    + policy.file().orElseThrow()
                    + " cannot be used, so nothing was done. "
                    + problem
                    + ".");
        });
        return policy;
    }
}
