package app.saywell.desk.shell.command;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.doctor.FindingTexts;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.Finding.CheckState;
import app.saywell.desk.settings.support.SupportFile;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.ComputerDoctor;
import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.StoredLibraryKeys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Checks this computer and says what to do.
@Command(
        name = "doctor",
        description = "Checks microphone, folders, disk, models, graphics, fonts, services and"
                + " certificates, and says what to do. Exit code 1 if something does not"
                + " work.")
final class DoctorCommand implements Callable<Integer> {
    private static final int EXIT_PROBLEM = 1;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Saywell's data folder. Default: the usual folder of the system.")
    private @Nullable Path data;

    @Option(names = "--json", description = "Prints the findings as JSON.")
    private boolean json;

    @Option(names = "--show-support", description = "Prints what a support file would hold, and writes nothing.")
    private boolean showSupport;

    @Option(
            names = "--support",
            paramLabel = "FILE",
            description = "Writes a support file: no keys, names, texts, voices, paths or addresses.")
    private @Nullable Path support;

    @Mixin
    private OverwriteOption overwrite;

    @Override
    public Integer call() throws InterruptedException {
        overwrite.check(support);
        Path home = data == null
                ? HomeFolder.ofThisComputer()
                : data.toAbsolutePath().normalize();
        Doctor doctor = ComputerDoctor.of(home, InstalledPolicy.current(), StoredLibraryKeys.ofThisComputer());
        List<Finding> findings = doctor.examine();
        FindingTexts texts = new FindingTexts(new LocalizedTexts(InterfaceLanguage.ENGLISH));
        if (json) {
            System.out.println(json(findings, texts));
        } else if (showSupport) {
            for (SupportFile.SupportEntry entry : doctor.supportEntries(findings)) {
                System.out.println("== " + entry.name());
                System.out.println(entry.text());
            }
        } else {
            findings.forEach(finding -> print(finding, texts));
        }
        if (support != null) {
            write(support, doctor.supportEntries(findings));
        }
        boolean hasProblem = findings.stream().anyMatch(finding -> finding.state() == CheckState.PROBLEM);
        return hasProblem ? EXIT_PROBLEM : 0;
    }

    private static void print(Finding finding, FindingTexts texts) {
        System.out.printf("%-8s %s: %s%n", state(finding), texts.name(finding), texts.found(finding));
        if (finding.state() != CheckState.OK) {
            System.out.println("         " + texts.toDo(finding));
        }
    }

    private static String json(List<Finding> findings, FindingTexts texts) {
        List<Map<String, String>> list = findings.stream()
                .map(finding -> {
                    Map<String, String> entry = new LinkedHashMap<>();
                    entry.put("check", finding.check());
                    entry.put("state", state(finding));
                    entry.put("found", finding.key());
                    entry.put("text", texts.found(finding));
                    if (finding.state() != CheckState.OK) {
                        entry.put("do", texts.toDo(finding));
                    }
                    return entry;
                })
                .toList();
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(list);
    }

    private static String state(Finding finding) {
        return finding.state().name().toLowerCase(Locale.ROOT);
    }

    private static void write(Path file, List<SupportFile.SupportEntry> entries) {
        try {
            SupportFile.write(file.toAbsolutePath(), entries);
        } catch (IOException e) {
            throw new CommandRefusedException("The support file could not be written to " + file + ".");
        }
        System.out.println("support  " + file);
    }
}
