package app.saywell.desk.settings.support;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/// Checks this computer, one part after the other. A check that fails is itself a finding.
public final class Doctor {
    /// The key of a check that could not be made.
    public static final String FAILED = "failed";

    /// The key of a check that needs settings of a library that is locked.
    public static final String LOCKED = "locked";

    private static final System.Logger LOG = System.getLogger(Doctor.class.getName());

    private final List<SystemCheck> checks;
    private final Supplier<SupportFile.SupportData> supportData;

    /// @param supportData what the support file is made of, without the findings
    public Doctor(List<SystemCheck> checks, Supplier<SupportFile.SupportData> supportData) {
        this.checks = List.copyOf(checks);
        this.supportData = supportData;
    }

    /// Makes all checks; takes some seconds, so call it on a worker thread.
    public List<Finding> examine() throws InterruptedException {
        List<Finding> findings = new ArrayList<>();
        for (SystemCheck check : checks) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            findings.add(run(check.name(), check.check()));
        }
        return findings;
    }

    private static Finding run(String name, Callable<Finding> check) throws InterruptedException {
        try {
            return check.call();
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception | LinkageError e) {
            LOG.log(System.Logger.Level.WARNING, "a check of the doctor failed", e);
            return Finding.problem(name, FAILED);
        }
    }

    /// The parts of a support file with these findings, to be looked at before they are saved.
    public List<SupportFile.SupportEntry> supportEntries(List<Finding> findings) {
        return SupportFile.entries(supportData.get(), findings);
    }
}
