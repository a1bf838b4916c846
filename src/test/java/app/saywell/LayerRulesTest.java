package app.saywell;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import app.saywell.report.WholeFile;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The layers of `docs/architecture.md`: imports only go down, and no package is part of a cycle.
class LayerRulesTest {
    private static final String ROOT = "app.saywell";
    private static final Map<String, Integer> LAYERS = Map.ofEntries(
            Map.entry("speech", 0),
            Map.entry("installation", 0),
            Map.entry("signal", 1),
            Map.entry("task", 1),
            Map.entry("engine", 2),
            Map.entry("report", 2),
            Map.entry("audio", 2),
            Map.entry("library", 2),
            Map.entry("client", 2),
            Map.entry("service", 3),
            Map.entry("practice", 4),
            Map.entry("ui", 5),
            Map.entry("cli", 6),
            Map.entry("", 7));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void importsGoDownTheLayersAndNeverSideways() {
        ArchRuleDefinition.classes().should(new OnlyImportFromBelow()).check(CLASSES);
    }

    @Test
    void noPackageIsPartOfACycle() {
        // The second star makes every package a slice, at any depth.
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void theWindowKnowsNeitherServiceNorEngineNorClient() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".ui..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".service..", ROOT + ".engine..", ROOT + ".client..")
                .because("it is handed interfaces, so any of them can be exchanged")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void onlyTheWindowTouchesJavaFx() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT, ROOT + ".cli..", ROOT + ".ui..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("javafx..")
                .because("everything below the window runs without a display")
                .check(CLASSES);
    }

    @Test
    void nothingStartsProgramsOrReadsWhatMayRunThem() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.ProcessBuilder")
                .orShould()
                .callMethod(Runtime.class, "exec", String.class)
                .orShould()
                .callMethod(Runtime.class, "exec", String[].class)
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.ObjectInputStream")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("javax.script..", "javax.naming..")
                .because("what comes from outside is data")
                .check(CLASSES);
    }

    @Test
    void whatUsersSaveIsWrittenWholeOrNotAtAll() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT + ".ui..",
                        ROOT + ".report..",
                        ROOT + ".cli.command..",
                        ROOT + ".practice.report..",
                        ROOT + ".practice.support..")
                .and()
                .doNotBelongToAnyOf(WholeFile.class)
                .should()
                .callMethodWhere(target(owner(type(Files.class)))
                        .and(target(nameMatching("write|writeString|newOutputStream" + "|newBufferedWriter"))))
                .because("a full disk would leave half of it, or take away what was there")
                .check(CLASSES);
    }

    @Test
    void noXmlOfOthersIsParsed() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javax.xml.parsers..", "javax.xml.stream..", "org.xml..")
                .because("a parser would resolve what is outside of the document")
                .check(CLASSES);
    }

    @Test
    void onlyTheClientSpeaksToOtherComputers() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + ".client..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("okhttp3..", "java.net.http..")
                .because("no call leaves the machine but through the one client")
                .check(CLASSES);
    }

    private static final class OnlyImportFromBelow extends ArchCondition<JavaClass> {
        OnlyImportFromBelow() {
            super("only import from layers below their own");
        }

        @Override
        public void check(JavaClass origin, ConditionEvents events) {
            String from = topPackage(origin);
            for (var dependency : origin.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass();
                if (!target.getPackageName().startsWith(ROOT)) {
                    continue;
                }
                String to = topPackage(target);
                if (!from.equals(to) && layer(to) >= layer(from)) {
                    events.add(SimpleConditionEvent.violated(origin, dependency.getDescription()));
                }
            }
        }

        /// The first part of the package name below the root; empty for the root itself.
        private static String topPackage(JavaClass type) {
            String name = type.getPackageName();
            if (name.equals(ROOT)) {
                return "";
            }
            String rest = name.substring(ROOT.length() + 1);
            int dot = rest.indexOf('.');
            return dot < 0 ? rest : rest.substring(0, dot);
        }

        private static int layer(String topPackage) {
            Integer layer = LAYERS.get(topPackage);
            if (layer == null) {
                throw new AssertionError("package " + topPackage + " has no layer: add it here");
            }
            return layer;
        }
    }
}
