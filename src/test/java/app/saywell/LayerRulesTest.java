package app.saywell;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.installation.PrivateFiles;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.awt.image.RenderedImage;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// The rooms of `docs/architecture.md` in their order: a class names only what stands before it, and no package is part
/// of a cycle.
class LayerRulesTest {
    private static final String ROOT = "app.saywell";

    @Test
    void aClassNamesOnlyWhatStandsBeforeIt() {
        ArchRuleDefinition.classes().should(new OnlyNameEarlierRooms()).check(ProgramClasses.ALL);
    }

    @Test
    void noPackageIsPartOfACycle() {
        // The second star makes every package a slice, at any depth.
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(ProgramClasses.ALL);
    }

    @Test
    void onlyTheShellStartsWhatJudges() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".desk..")
                .and()
                .resideOutsideOfPackage(ROOT + ".desk.shell..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".judge..")
                .because("the application speaks HTTP to every service, the one that it carries too")
                .check(ProgramClasses.ALL);
    }

    @Test
    void whatJudgesKnowsNothingOfTheApplication() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".judge..", ROOT + ".speech..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".desk..")
                .because("it could be a program of its own")
                .check(ProgramClasses.ALL);
    }

    @Test
    void theWindowKnowsNoClient() {
        noClasses()
                .that()
                .resideInAnyPackage(Rooms.WINDOW)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".desk.client..")
                .because("it is handed interfaces, so any of them can be exchanged")
                .check(ProgramClasses.ALL);
    }

    @Test
    void noPageForLearnersComesNearAnApiKey() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".desk.lan..", ROOT + ".desk.homework..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".desk.client..", ROOT + ".desk.settings..")
                .because("the teacher's computer makes the calls")
                .check(ProgramClasses.ALL);
    }

    @Test
    void onlyTheWindowTouchesJavaFx() {
        noClasses()
                .that()
                .resideOutsideOfPackages(Rooms.WINDOW)
                .and()
                .resideOutsideOfPackages(ROOT, ROOT + ".desk.shell..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("javafx..")
                .because("everything below the window runs without a display")
                .check(ProgramClasses.ALL);
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
                .check(ProgramClasses.ALL);
    }

    @Test
    void whatUsersSaveIsWrittenWholeOrNotAtAll() {
        noClasses()
                .that()
                .resideInAnyPackage(Rooms.WINDOW)
                .or()
                .resideInAnyPackage(
                        ROOT + ".desk.reports..",
                        ROOT + ".desk.assessment..",
                        ROOT + ".desk.speaking..",
                        ROOT + ".desk.daily..",
                        ROOT + ".desk.homework..",
                        ROOT + ".desk.shell.command..",
                        ROOT + ".desk.settings.support..")
                .and()
                .doNotBelongToAnyOf(WholeFile.class)
                .should()
                .callMethodWhere(target(owner(type(Files.class)))
                        .and(target(nameMatching("write|writeString|newOutputStream" + "|newBufferedWriter"))))
                .because("a full disk would leave half of it, or take away what was there")
                .check(ProgramClasses.ALL);
    }

    @Test
    void temporaryFilesAreMadeByOneClassThatClosesThemToOthers() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(PrivateFiles.class)
                .should()
                .callMethodWhere(target(owner(type(Files.class))).and(target(nameMatching("createTemp.*"))))
                .orShould()
                .callMethodWhere(target(owner(type(File.class))).and(target(nameMatching("createTempFile"))))
                .orShould()
                .callMethod(ImageIO.class, "write", RenderedImage.class, String.class, OutputStream.class)
                .orShould()
                .callMethod(ImageIO.class, "read", InputStream.class)
                .because("they may hold voices and names; pictures take their way through one too")
                .check(ProgramClasses.ALL);
    }

    @Test
    void noXmlOfOthersIsParsed() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javax.xml.parsers..", "javax.xml.stream..", "org.xml..")
                .because("a parser would resolve what is outside of the document")
                .check(ProgramClasses.ALL);
    }

    @Test
    void onlyTheClientSpeaksToOtherComputers() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + ".desk.client..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("okhttp3..", "java.net.http..")
                .because("no call leaves the machine but through the one client")
                .check(ProgramClasses.ALL);
    }

    private static final class OnlyNameEarlierRooms extends ArchCondition<JavaClass> {
        OnlyNameEarlierRooms() {
            super("only name classes of rooms before their own");
        }

        @Override
        public void check(JavaClass origin, ConditionEvents events) {
            int from = Rooms.place(origin.getPackageName());
            for (var dependency : origin.getDirectDependenciesFromSelf()) {
                String target = dependency.getTargetClass().getPackageName();
                if (target.startsWith(ROOT) && Rooms.place(target) > from) {
                    events.add(SimpleConditionEvent.violated(origin, dependency.getDescription()));
                }
            }
        }
    }
}
