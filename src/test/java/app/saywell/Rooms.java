package app.saywell;

import com.tngtech.archunit.core.domain.PackageMatcher;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The rooms of `docs/architecture.md`.
public final class Rooms {
    /// What is drawn, or says what is drawn, as package identifiers of ArchUnit.
    public static final String[] WINDOW = {
        "app.saywell.desk.kit..",
        "app.saywell.desk.queue..",
        "app.saywell.desk.practice..",
        "app.saywell.desk.transcribe..",
        "app.saywell.desk.classroom..",
        "app.saywell.desk.settings.doctor..",
        "app.saywell.desk.*.view..",
        "app.saywell.desk.shell.window..",
        "app.saywell.desk.shell.trouble..",
        "app.saywell.desk.shell.welcome.."
    };

    private static final String ROOT = "app.saywell";

    /// From the ground up: a class names only what stands before it.
    private static final List<String> ORDER = List.of(
            "speech",
            "speech.signal",
            "speech.task",
            "speech.installation",
            "speech.language",
            "speech.audio",
            "speech.server",
            "judge.engine",
            "judge.service",
            "desk.school",
            "desk.client",
            "desk.store",
            "desk.kit",
            "desk.calls",
            "desk.privacy",
            "desk.lessons",
            "desk.takes",
            "desk.classes",
            "desk.ear",
            "desk.dialogue",
            "desk.queue",
            "desk.practice",
            "desk.transcribe",
            "desk.reports",
            "desk.speaking",
            "desk.assessment",
            "desk.homework",
            "desk.lan",
            "desk.daily",
            "desk.settings",
            "desk.classroom",
            "desk.shell");

    private static final String ROOF = "(root)";

    private Rooms() {}

    /// The room of a package: the one with the longest name that it starts with.
    ///
    /// @throws AssertionError if it is in none
    public static String of(String packageName) {
        if (packageName.equals(ROOT)) {
            return ROOF;
        }
        String below = packageName.substring(ROOT.length() + 1) + ".";
        return ORDER.stream()
                .filter(room -> below.startsWith(room + "."))
                .max(Comparator.comparingInt(String::length))
                .orElseThrow(() -> new AssertionError("package " + packageName + " is in no room: add it here"));
    }

    /// Where the room of a package stands in the order.
    public static int place(String packageName) {
        String room = of(packageName);
        return room.equals(ROOF) ? ORDER.size() : ORDER.indexOf(room);
    }

    /// Whether a package is of the window.
    public static boolean isWindow(String packageName) {
        return Arrays.stream(WINDOW).anyMatch(part -> PackageMatcher.of(part).matches(packageName));
    }
}
