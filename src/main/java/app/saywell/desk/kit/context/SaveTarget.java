package app.saywell.desk.kit.context;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Completes the name of a file that the user chose to write.
///
/// The dialog of the system asks before it gives the name of a file that is there. It knows nothing
/// of an ending that is added afterwards, so that case gets a name of its own.
public final class SaveTarget {
    private SaveTarget() {}

    /// The chosen file with the ending of its kind. Where an ending had to be added and that file
    /// is there already, a number follows the name; nothing is ever replaced without a question.
    public static Path complete(Path chosen, FilePrompt.FileKind kind) {
        String name = String.valueOf(chosen.getFileName());
        String lower = name.toLowerCase(Locale.ROOT);
        if (kind.patterns().stream()
                .map(pattern -> pattern.substring(1).toLowerCase(Locale.ROOT))
                .anyMatch(lower::endsWith)) {
            return chosen;
        }
        String ending = kind.patterns().getFirst().substring(1);
        Path target = chosen.resolveSibling(name + ending);
        for (int i = 2; Files.exists(target); i++) {
            target = chosen.resolveSibling(name + " (" + i + ")" + ending);
        }
        return target;
    }
}
