package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What nobody calls is not there: a public method that only tests call is a rule that nobody asks.
/// `called-from-outside.txt` names those that are there for tests and for the programs of `src/bench` and
/// `src/train`; one that got a caller, or went, leaves the list.
class CallersTest {
    private static final Set<String> OF_THE_LANGUAGE = Set.of("main", "values", "valueOf", "ordinal");

    private static final Path FROM_OUTSIDE = Path.of("src/test/resources/app/saywell/called-from-outside.txt");

    @Test
    void everyPublicMethodHasACaller() throws IOException {
        Set<String> uncalled = new TreeSet<>();
        for (JavaClass type : ProgramClasses.ALL) {
            for (JavaMethod method : type.getMethods()) {
                if (method.getModifiers().contains(JavaModifier.PUBLIC)
                        && !method.getModifiers().contains(JavaModifier.SYNTHETIC)
                        && !OF_THE_LANGUAGE.contains(method.getName())
                        && !isAccessor(type, method)
                        && !isInherited(type, method)
                        && method.getAnnotations().isEmpty()
                        && method.getAccessesToSelf().isEmpty()) {
                    uncalled.add(method.getFullName());
                }
            }
        }
        assertThat(uncalled)
                .as("public methods without a caller in src/main")
                .isEqualTo(new TreeSet<>(Files.readAllLines(FROM_OUTSIDE)));
    }

    private static boolean isAccessor(JavaClass type, JavaMethod method) {
        return type.isRecord()
                && method.getRawParameterTypes().isEmpty()
                && type.tryGetField(method.getName()).isPresent();
    }

    private static boolean isInherited(JavaClass type, JavaMethod method) {
        return Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
                .flatMap(parent -> parent.getMethods().stream())
                .anyMatch(other -> other.getName().equals(method.getName())
                        && other.getRawParameterTypes().size()
                                == method.getRawParameterTypes().size());
    }
}
