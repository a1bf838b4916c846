package app.saywell.desk.store.policy;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.ProxyChoice;
import app.saywell.desk.school.policy.ProxyChoice.NamedProxy;
import app.saywell.desk.school.policy.ProxyChoice.NoProxy;
import app.saywell.desk.school.policy.ProxyChoice.SystemProxy;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.school.settings.UpdateSettings;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Reads policy files. What the schema cannot say is checked here: files that must be there, paths
/// that must be absolute, and values that must fit each other.
public final class PolicyFile {
    /// The name of the setting for the folder of daily backups.
    public static final String BACKUP_FOLDER = "backup.folder";

    /// The name of the setting for the folder in which hand-ins of homework arrive.
    public static final String HOMEWORK_FOLDER = "homework.folder";

    private static final int MAX_BYTES = 1 << 20;
    private static final long MICRO_DOLLARS = 1_000_000;

    private final Path file;
    private final PolicyDocument document;
    private final Map<String, String> imposed = new HashMap<>();

    private PolicyFile(Path file, PolicyDocument document) {
        this.file = file;
        this.document = document;
    }

    /// The policy of a file; one that is [SchoolPolicy#unusable] if there is anything wrong with
    /// the file.
    public static SchoolPolicy readOrRefuse(Path file) {
        try {
            return read(file);
        } catch (PolicyException e) {
            return SchoolPolicy.unusable(file, e.problems().getFirst());
        }
    }

    /// The policy of a file.
    ///
    /// @throws PolicyException with everything that is wrong
    public static SchoolPolicy read(Path file) throws PolicyException {
        String text;
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new IOException("too large");
            }
            text = Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new PolicyException(List.of(new PolicyProblem(0, 0, unreadable(e))));
        }
        // Editors of Windows put a mark at the beginning.
        String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return new PolicyFile(file, PolicyDocument.parse(json)).toPolicy();
    }

    private static String unreadable(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file";
            case AccessDeniedException _ -> "the file may not be read";
            case CharacterCodingException _ -> "the file is not a text in UTF-8";
            default -> "the file cannot be read as text";
        };
    }

    private SchoolPolicy toPolicy() throws PolicyException {
        imposeService();
        imposeLanguages();
        imposeUpdates();
        imposeCertificate();
        copy("/classroom/network", ClassroomSettings.NETWORK);
        copy("/classroom/port", ClassroomSettings.PORT);
        JsonNode budget = document.at("/budget/dollarsPerMonth");
        if (!budget.isMissingNode()) {
            long microDollars = Math.round(budget.asDouble() * MICRO_DOLLARS);
            impose(Setting.MONTHLY_BUDGET, String.valueOf(microDollars));
        }
        folder("/backup/folder").ifPresent(folder -> imposed.put(BACKUP_FOLDER, folder.toString()));
        folder("/homework/folder").ifPresent(folder -> imposed.put(HOMEWORK_FOLDER, folder.toString()));
        SchoolPolicy policy = new SchoolPolicy(
                Optional.of(file), imposed, levels(), folder("/library/folder"), locked(), proxy(), Optional.empty());
        document.requireNoProblem();
        return policy;
    }

    private void imposeService() {
        copy("/service/kind", Setting.SERVICE_KIND);
        copy("/service/address", Setting.HOSTED_ADDRESS);
        copy("/service/callsPerMinute", Setting.CALLS_PER_MINUTE);
        copy("/service/fallback", Setting.FALLBACK);
        copy("/service/saywell", Setting.HOSTED_IS_SAYWELL);
        boolean isHosted = text("/service/kind").equals("hosted");
        if (document.at("/service/hostedAllowed").asBoolean(true)) {
            if (isHosted && !document.has("/service/address")) {
                document.refuse("/service/kind", "is hosted, so an address is needed");
            }
            return;
        }
        if (isHosted) {
            document.refuse("/service/kind", "is hosted, although hostedAllowed is false");
        }
        if (document.has("/service/address")) {
            document.refuse("/service/address", "is given, although hostedAllowed is false");
        }
        imposed.putAll(SchoolPolicy.NOTHING_LEAVES);
    }

    private void imposeLanguages() {
        String window = text("/language/window");
        if (!window.isEmpty()) {
            impose(Setting.INTERFACE_LANGUAGE, window.equals("system") ? "" : window);
        }
        String feedback = text("/language/feedback");
        if (!feedback.isEmpty()) {
            impose(Setting.FEEDBACK_LANGUAGE, feedback.equals("ko") ? "korean" : "english");
        }
        copy("/language/british", Setting.BRITISH_PRONUNCIATION);
    }

    private void imposeUpdates() {
        copy("/updates/check", UpdateSettings.CHECK);
        if (imposed.containsKey(UpdateSettings.CHECK.name())) {
            impose(UpdateSettings.ADDRESS, text("/updates/address"));
            impose(UpdateSettings.PUBLIC_KEY, text("/updates/publicKey"));
        }
    }

    private void imposeCertificate() {
        String pointer = "/network/certificate";
        String name = text(pointer);
        if (name.isEmpty()) {
            return;
        }
        try {
            Path certificate = file.toAbsolutePath().resolveSibling(name);
            impose(
                    Setting.TRUSTED_CERTIFICATE,
                    TrustedCertificate.read(certificate).pem());
        } catch (IOException | InvalidPathException e) {
            document.refuse(pointer, "names no file with a certificate");
        }
    }

    private Optional<ScoreThresholds> levels() {
        JsonNode nearly = document.at("/levels/nearly");
        JsonNode good = document.at("/levels/good");
        if (nearly.isMissingNode() || good.isMissingNode()) {
            return Optional.empty();
        }
        if (nearly.asInt() >= good.asInt()) {
            document.refuse("/levels/nearly", "must be below good");
            return Optional.empty();
        }
        return Optional.of(new ScoreThresholds(nearly.asInt(), good.asInt()));
    }

    private Optional<Path> folder(String pointer) {
        String name = text(pointer);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        String named = name.replace("${user}", System.getProperty("user.name", ""))
                .replace("${home}", System.getProperty("user.home", ""));
        try {
            Path folder = Path.of(named);
            if (!named.contains("${") && folder.isAbsolute()) {
                return Optional.of(folder.normalize());
            }
            document.refuse(pointer, "must be an absolute path; only ${user} and ${home} are replaced");
        } catch (InvalidPathException e) {
            document.refuse(pointer, "is no path on this system");
        }
        return Optional.empty();
    }

    private Set<LockedFeature> locked() {
        Set<LockedFeature> locked = EnumSet.noneOf(LockedFeature.class);
        if (document.at("/library/encrypted").asBoolean(false)) {
            locked.add(LockedFeature.PLAIN_LIBRARY);
        }
        document.at("/locked")
                .forEach(
                        name -> locked.add(LockedFeature.valueOf(name.asString().toUpperCase(Locale.ROOT))));
        return locked;
    }

    private ProxyChoice proxy() {
        JsonNode proxy = document.at("/network/proxy");
        if (proxy.isObject()) {
            return new NamedProxy(
                    proxy.at("/host").asString(),
                    proxy.at("/port").asInt(),
                    Optional.of(proxy.at("/user").asString("")).filter(user -> !user.isEmpty()));
        }
        return proxy.isString() && proxy.asString().equals("none") ? new NoProxy() : new SystemProxy();
    }

    private void copy(String pointer, Setting<?> setting) {
        if (!document.at(pointer).isMissingNode()) {
            impose(setting, text(pointer));
        }
    }

    private void impose(Setting<?> setting, String value) {
        imposed.put(setting.name(), value);
    }

    private String text(String pointer) {
        JsonNode node = document.at(pointer);
        if (node.isMissingNode()) {
            return "";
        }
        return node.isNumber() ? String.valueOf(node.asInt()) : node.asString();
    }
}
