package app.saywell;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import app.saywell.desk.kit.Screen;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;

/// The grammar of screens: every screen is a Screen that joins a View and a ViewModel.
class ScreenStructureTest {
    private static final JavaClasses CLASSES =
            ProgramClasses.ALL.that(JavaClass.Predicates.resideInAPackage("app.saywell.desk.."));

    @Test
    void everyScreenHasAViewAndAViewModelOfItsName() {
        classes()
                .that()
                .implement(Screen.class)
                .should()
                .haveSimpleNameEndingWith("Screen")
                .andShould(new HaveViewAndViewModel())
                .because("who knows one screen knows them all")
                .check(CLASSES);
    }

    @Test
    void aScreenBuildsNoControls() {
        noClasses()
                .that()
                .implement(Screen.class)
                .should()
                .callConstructorWhere(DescribedPredicate.describe(
                        "a control or a pane is created",
                        call -> call.getTargetOwner().getPackageName().startsWith("javafx.scene.control")
                                || call.getTargetOwner().getPackageName().startsWith("javafx.scene.layout")))
                .because("what is seen is built by the view")
                .check(CLASSES);
    }

    @Test
    void aViewModelKnowsNeitherViewsNorTheSceneGraph() {
        noClasses()
                .that()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .dependOnClassesThat()
                .haveSimpleNameEndingWith("View")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.stage..", "org.controlsfx..")
                .because("it is tested without a window")
                .check(CLASSES);
    }

    @Test
    void onlyViewModelsCarryTheirName() {
        classes()
                .that()
                .resideInAnyPackage(Rooms.WINDOW)
                .and()
                .areTopLevelClasses()
                .and()
                .areNotInterfaces()
                .should(new NotEndWithBareModel())
                .check(CLASSES);
    }

    @Test
    void viewsAreFinal() {
        classes()
                .that()
                .haveSimpleNameEndingWith("View")
                .and()
                .areNotInterfaces()
                .should()
                .haveModifier(JavaModifier.FINAL)
                .check(CLASSES);
    }

    private static final class HaveViewAndViewModel extends ArchCondition<JavaClass> {
        HaveViewAndViewModel() {
            super("use a View and a ViewModel of their own name");
        }

        @Override
        public void check(JavaClass screen, ConditionEvents events) {
            String name = screen.getSimpleName().replaceFirst("Screen$", "");
            for (String part : new String[] {"View", "ViewModel"}) {
                boolean uses = screen.getFields().stream()
                        .anyMatch(field -> field.getRawType().getSimpleName().equals(name + part));
                if (!uses) {
                    events.add(SimpleConditionEvent.violated(
                            screen, screen.getName() + " has no field of type " + name + part));
                }
            }
        }
    }

    private static final class NotEndWithBareModel extends ArchCondition<JavaClass> {
        NotEndWithBareModel() {
            super("not be called Model without View");
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            String name = type.getSimpleName();
            if (name.endsWith("Model") && !name.endsWith("ViewModel")) {
                events.add(SimpleConditionEvent.violated(type, type.getName() + " is a bare Model"));
            }
        }
    }
}
