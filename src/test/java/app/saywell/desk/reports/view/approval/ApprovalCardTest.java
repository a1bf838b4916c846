package app.saywell.desk.reports.view.approval;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.desk.shell.window.WindowRobot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApprovalCardTest {
    @TempDir
    private Path folder;

    @Test
    void writesThePackInTheChosenLanguageWithWhatWasTyped() throws IOException {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Path pdf = folder.resolve("pack.pdf");
            LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
            Scene scene = scene(room, texts, pdf);
            type(scene, "#approval-school", " 한빛초등학교 ");
            type(scene, "#approval-contact", "이지은");
            assertThat(room.useCases.settings().get(ApprovalReport.SCHOOL)).isEqualTo("한빛초등학교");
            WindowRobot.scrollAndClick(scene, "#approval-save");
            assertThat(told(scene)).contains("Saved", pdf.toString());
            assertThat(text(pdf)).contains("School approval pack", "한빛초등학교", "이지은");

            WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
            WindowRobot.scrollAndClick(scene, "#approval-choice-KOREAN");
            WindowRobot.scrollAndClick(scene, "#approval-save");
            assertThat(told(scene)).contains("저장했어요");
            assertThat(text(pdf)).contains("학교 심의 자료");
        }
    }

    @Test
    void saysWhenTheFileCannotBeWritten() throws IOException {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Path taken = Files.createDirectory(folder.resolve("taken.pdf"));
            Scene scene = scene(room, new LocalizedTexts(InterfaceLanguage.ENGLISH), taken);
            WindowRobot.scrollAndClick(scene, "#approval-save");
            assertThat(told(scene)).contains("could not be written");
        }
    }

    private static Scene scene(PracticeFixture room, LocalizedTexts texts, Path target) {
        QueuedFilePrompt prompt = new QueuedFilePrompt();
        prompt.add(target);
        prompt.add(target);
        Scene scene = WindowRobot.call(() -> new Scene(new ApprovalCard(
                new ApprovalViewModel(
                        room.useCases.reports().approval(),
                        room.useCases.tasks(),
                        room.useCases.edits(),
                        room.useCases.settings()),
                texts,
                prompt)));
        WindowRobot.show(scene);
        return scene;
    }

    private static void type(Scene scene, String field, String text) {
        WindowRobot.run(() -> {
            TextField node = (TextField) scene.lookup(field);
            node.setText(text);
            node.getOnAction().handle(new javafx.event.ActionEvent());
        });
    }

    private static String told(Scene scene) {
        return WindowRobot.call(() -> ((Label) scene.lookup("#approval-told")).getText());
    }

    private static String text(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }
}
