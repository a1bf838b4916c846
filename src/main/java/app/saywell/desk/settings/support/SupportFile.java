package app.saywell.desk.settings.support;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.desk.store.integrity.LibraryGlance;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A file for whoever helps: what this computer is, what the doctor found, and how much is stored.
///
/// It is made of what is named here and of nothing else, so no key, name, text, voice, path or
/// address can get into it: counts, versions, states, choices from a fixed list, and the places in
/// the program where warnings came from, without their words.
public final class SupportFile {
    private static final List<Setting<?>> CHOICES = List.of(
            Setting.SERVICE_KIND,
            Setting.FEEDBACK_LANGUAGE,
            Setting.BRITISH_PRONUNCIATION,
            Setting.COLOUR_WHILE_SPEAKING,
            Setting.STRICTNESS,
            Setting.FIRST_LANGUAGE,
            Setting.THEME,
            Setting.TEXT_SIZE_PERCENT,
            Setting.COUNTDOWN_SECONDS,
            Setting.CALLS_PER_MINUTE,
            Setting.FALLBACK,
            Setting.MONTHLY_BUDGET,
            UpdateSettings.CHECK);

    private static final Set<String> LANGUAGES = Set.of("", "en", "ko");

    private SupportFile() {}

    /// One part of the file.
    ///
    /// @param name of the file within the archive
    /// @param text all that is in it
    public record SupportEntry(String name, String text) {}

    /// What the file is made of.
    ///
    /// @param version of the program
    /// @param warnings places in the program, without words
    public record SupportData(String version, LibraryGlance library, SchoolPolicy policy, List<String> warnings) {}

    static List<SupportEntry> entries(SupportData data, List<Finding> findings) {
        return List.of(
                new SupportEntry("findings.json", json(findings(findings))),
                new SupportEntry("system.json", json(system(data.version()))),
                new SupportEntry("settings.json", json(settings(data.library().settings()))),
                new SupportEntry("library.json", json(library(data.library()))),
                new SupportEntry("policy.json", json(policy(data.policy()))),
                new SupportEntry("warnings.txt", String.join("\n", data.warnings())));
    }

    /// Writes the parts to a ZIP archive.
    public static void write(Path zip, List<SupportEntry> entries) throws IOException {
        WholeFile.write(zip, out -> write(entries, out));
    }

    private static void write(List<SupportEntry> entries, OutputStream out) throws IOException {
        ZipOutputStream archive = new ZipOutputStream(out, StandardCharsets.UTF_8);
        for (SupportEntry entry : entries) {
            ZipEntry header = new ZipEntry(entry.name());
            header.setTime(0); // the clock of this computer is nobody's business
            archive.putNextEntry(header);
            archive.write(entry.text().getBytes(StandardCharsets.UTF_8));
            archive.closeEntry();
        }
        archive.finish();
    }

    private static List<Map<String, Object>> findings(List<Finding> findings) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (Finding finding : findings) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("check", finding.check());
            entry.put("state", finding.state().name().toLowerCase(Locale.ROOT));
            entry.put("found", finding.key());
            List<Object> numbers = finding.arguments().stream()
                    .filter(Number.class::isInstance)
                    .toList();
            if (!numbers.isEmpty()) {
                entry.put("numbers", numbers);
            }
            list.add(entry);
        }
        return list;
    }

    private static Map<String, Object> system(String version) {
        Map<String, Object> system = new LinkedHashMap<>();
        system.put("saywell", version);
        for (String name : List.of("os.name", "os.version", "os.arch", "java.version")) {
            system.put(name, System.getProperty(name, ""));
        }
        system.put("processors", Runtime.getRuntime().availableProcessors());
        system.put("memory", Runtime.getRuntime().maxMemory() >> 20);
        system.put("language", Locale.getDefault().getLanguage());
        return system;
    }

    // A stored value is parsed and written anew, so it is one of the values that there can be.
    private static Map<String, String> settings(Map<String, String> stored) {
        Map<String, String> shown = new LinkedHashMap<>();
        for (Setting<?> setting : CHOICES) {
            String value = stored.get(setting.name());
            shown.put(setting.name(), value == null ? "not set" : normalized(setting, value));
        }
        String language = stored.getOrDefault(Setting.INTERFACE_LANGUAGE.name(), "");
        shown.put(Setting.INTERFACE_LANGUAGE.name(), LANGUAGES.contains(language) ? language : "unreadable");
        return shown;
    }

    private static <T> String normalized(Setting<T> setting, String value) {
        try {
            return setting.format().apply(setting.parse().apply(value));
        } catch (IllegalArgumentException e) {
            return "unreadable";
        }
    }

    private static Map<String, Object> library(LibraryGlance library) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("state", library.state().name().toLowerCase(Locale.ROOT));
        shown.put("schema", library.schema());
        shown.put("rows", library.rows());
        return shown;
    }

    private static Map<String, Object> policy(SchoolPolicy policy) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("present", policy.file().isPresent());
        shown.put("sets", new TreeSet<>(policy.imposed().keySet()));
        shown.put("locks", new TreeSet<>(policy.locked()));
        policy.problem().ifPresent(problem -> {
            shown.put("wrong line", problem.line());
            shown.put("wrong column", problem.column());
        });
        return shown;
    }

    private static String json(Object value) {
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(value);
    }
}
