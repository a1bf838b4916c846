package app.saywell.desk.school.policy;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.policy.ProxyChoice.SystemProxy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What the school has set. Without a file nothing is; with a file that cannot be used, nothing of
/// it is obeyed, and what it might have forbidden is forbidden.
///
/// @param file where it comes from
/// @param imposed values of settings as text, by the name of the setting
/// @param levels the thresholds of all classes
/// @param libraryFolder the data folder
/// @param problem what is wrong with the file
public record SchoolPolicy(
        Optional<Path> file,
        Map<String, String> imposed,
        Optional<ScoreThresholds> levels,
        Optional<Path> libraryFolder,
        Set<LockedFeature> locked,
        ProxyChoice proxy,
        Optional<PolicyProblem> problem) {
    /// No policy.
    public static final SchoolPolicy NONE = new SchoolPolicy(
            Optional.empty(),
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            new SystemProxy(),
            Optional.empty());

    /// Values that keep every recording on the computer.
    public static final Map<String, String> NOTHING_LEAVES = Map.of(
            Setting.SERVICE_KIND.name(),
            Setting.SERVICE_KIND.format().apply(ServiceKind.EMBEDDED),
            Setting.HOSTED_ADDRESS.name(),
            "");

    /// Copies what it is given.
    public SchoolPolicy {
        imposed = Map.copyOf(imposed);
        locked = Set.copyOf(locked);
    }

    /// For a file that cannot be used: nothing leaves the computer, and everything that can be
    /// locked is.
    public static SchoolPolicy unusable(Path file, PolicyProblem problem) {
        Map<String, String> imposed = new HashMap<>(NOTHING_LEAVES);
        imposed.put(UpdateSettings.CHECK.name(), UpdateSettings.CHECK.format().apply(UpdateSettings.UpdateCheck.OFF));
        return new SchoolPolicy(
                Optional.of(file),
                imposed,
                Optional.empty(),
                Optional.empty(),
                EnumSet.allOf(LockedFeature.class),
                new SystemProxy(),
                Optional.of(problem));
    }

    /// Whether the school has set the value of a setting.
    public boolean imposes(Setting<?> setting) {
        return imposed.containsKey(setting.name());
    }

    /// Whether a feature may be used.
    public boolean allows(LockedFeature feature) {
        return !locked.contains(feature);
    }

    /// Whether the library must be encrypted before it is used.
    public boolean requiresEncryption() {
        return problem.isEmpty() && !allows(LockedFeature.PLAIN_LIBRARY);
    }

    /// Whether a recording may be sent to another computer.
    public boolean allowsHostedService() {
        return !NOTHING_LEAVES.entrySet().stream()
                .allMatch(entry -> entry.getValue().equals(imposed.get(entry.getKey())));
    }

    /// The thresholds of learners without a class.
    public ScoreThresholds defaultLevels() {
        return levels.orElse(ScoreThresholds.DEFAULT);
    }
}
