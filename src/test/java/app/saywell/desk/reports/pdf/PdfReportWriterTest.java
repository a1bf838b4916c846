package app.saywell.desk.reports.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdfReportWriterTest {
    @TempDir
    Path folder;

    @Test
    void slipsStandTwoOnAPageInKorean() throws IOException {
        Path file = folder.resolve("slips.pdf");
        new PdfReportWriter(Locale.KOREAN).writeSlips(List.of(slip("강민준"), slip("김서연"), slip("Ann")), file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            assertThat(text(pdf, 1))
                    .contains("강민준", "김서연", "100점 만점에 84점", "다음에 연습할 것", "/θ/")
                    .doesNotContain("Ann");
            assertThat(text(pdf, 2)).contains("Ann").doesNotContain("강민준");
            assertThat(inkShare(pdf, 0)).isBetween(0.005, 0.2);
        }
    }

    @Test
    void aClassOfFortyGoesOverSeveralPages() throws IOException {
        Path file = folder.resolve("class.pdf");
        List<ClassSheet.ClassSheetRow> rows = IntStream.rangeClosed(1, 40)
                .mapToObj(i -> new ClassSheet.ClassSheetRow(
                        "" + i,
                        "학생" + i,
                        List.of(
                                new ClassSheet.ClassSheetCell("84", PrintedLevel.GOOD, true),
                                new ClassSheet.ClassSheetCell("", PrintedLevel.UNSCORED, true)),
                        OptionalDouble.of(84)))
                .toList();
        ClassSheet sheet = new ClassSheet(
                "3-2 · Unit 3",
                new ClassSheet.SheetThresholds(78, 64),
                "Scored: strict; first language: Korean",
                List.of("We call it bear", "Then he went to the theme park"),
                rows,
                List.of(OptionalDouble.of(71.4), OptionalDouble.empty(), OptionalDouble.of(71.4)),
                List.of(new ClassSheet.SheetSound("θ", 80, 20, true), new ClassSheet.SheetSound("m", 60, 60, false)));
        new PdfReportWriter(Locale.ENGLISH).writeClassSheet(sheet, file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(3);
            assertThat(text(pdf, 3)).contains("/θ/", "25%", "20 of 80", "100%");
            assertThat(text(pdf, 1))
                    .contains("학생1", "good from 78, nearly from 64", "first language: Korean", "We call it");
            assertThat(text(pdf, 2)).contains("학생40", "We call it", "Class mean", "71");
            assertThat(text(pdf, 1))
                    .as("the mean stands once")
                    .doesNotContain("Class mean")
                    .contains("○");
            assertThat(text(pdf, 1))
                    .as("a heading is whole where there is room")
                    .contains("Then he went to the theme park");
        }
    }

    @Test
    void stripsBreakLongSentencesAndStayOnThePage() throws IOException {
        Path file = folder.resolve("strips.pdf");
        String sentence = "The elephant drinks a great deal of water in the morning sun";
        new PdfReportWriter(Locale.ENGLISH).writeSentenceStrips(java.util.Collections.nCopies(9, sentence), file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(pdf.getNumberOfPages()).isBetween(2, 3);
            assertThat(text(pdf, 1)).contains("elephant", "morning");
        }
    }

    @Test
    void signsThatTheTypefaceLacksKeepNobodyFromTheirSlip() throws IOException {
        Path file = folder.resolve("slips.pdf");
        new PdfReportWriter(Locale.ENGLISH).writeSlips(List.of(slip("민\u0007준 \ud83d\ude00")), file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(text(pdf, 1)).contains("준", "84 of 100 (teacher)");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "南宮民",
                "刘伟",
                "สมชาย ใจดี",
                "محمد علي",
                "דוד לוי",
                "Ана Ђорђевић",
                "さくら",
                "민준😀",
                "राज कुमार",
                "Nguyễn Thị Ánh",
                "Өнөр Қайрат"
            })
    void namesOfEveryScriptAreThereToReadAndToSee(String name) throws IOException {
        Path file = folder.resolve("slips.pdf");
        Path without = folder.resolve("without.pdf");
        PdfReportWriter writer = new PdfReportWriter(Locale.KOREAN);
        writer.writeSlips(List.of(slip(name)), file);
        writer.writeSlips(List.of(slip("")), without);
        try (PDDocument pdf = Loader.loadPDF(file.toFile());
                PDDocument bare = Loader.loadPDF(without.toFile())) {
            assertThat(text(pdf, 1)).contains(name).doesNotContain("□");
            assertThat(inkShare(pdf, 0)).isGreaterThan(inkShare(bare, 0));
        }
        assertThat(Files.size(file)).as("only the glyphs that were used").isLessThan(3_200_000);
    }

    @Test
    void aSignThatNoFontHasIsABox() throws IOException {
        Path file = folder.resolve("slips.pdf");
        new PdfReportWriter(Locale.ENGLISH).writeSlips(List.of(slip("Ann \uD808\uDC00")), file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(text(pdf, 1)).contains("Ann □");
        }
    }

    /// The decision names them: whoever adds a font takes its script out of both lists.
    @ParameterizedTest
    @CsvSource({
        "Armenian, Արամ",
        "Bengali, রহিম",
        "Ethiopic, አበበ",
        "Georgian, გიორგი",
        "Gujarati, રમેશ",
        "Gurmukhi, ਹਰਜੀਤ",
        "Kannada, ರವಿ",
        "Khmer, សុខា",
        "Lao, ສົມ",
        "Malayalam, രാജൻ",
        "Myanmar, အောင်",
        "Odia, ରବି",
        "Sinhala, කමල්",
        "Tamil, குமார்",
        "Telugu, రాము",
        "Thaana, އަލި",
        "Tibetan, བསྟན"
    })
    void namesInScriptsWithoutAFontAreBoxesAsTheDecisionSays(String script, String name) throws IOException {
        assertThat(Files.readString(Path.of("docs/decisions/0363-printed-names-have-fallback-fonts.md")))
                .contains(script);
        Path file = folder.resolve("slips.pdf");
        new PdfReportWriter(Locale.ENGLISH).writeSlips(List.of(slip("Ann " + name)), file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(text(pdf, 1)).contains("Ann " + "□".repeat(name.length()));
        }
    }

    /// A dash is flat. With the number of another glyph it was shown as a box.
    @Test
    void everyGlyphOfTheTypefaceIsFoundByItsOwnNumber() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            PDType0Font font = (PDType0Font) EmbeddedFonts.embed(pdf).regular();
            Path file = folder.resolve("dash.pdf");
            PDPage page = new PDPage();
            page.setResources(new PDResources());
            page.getResources().add(font);
            pdf.addPage(page);
            pdf.save(file.toFile());
            try (PDDocument read = Loader.loadPDF(file.toFile())) {
                PDResources resources = read.getPage(0).getResources();
                PDType0Font reloaded = (PDType0Font)
                        resources.getFont(resources.getFontNames().iterator().next());
                for (String sign : List.of("—", "-", "–")) {
                    int code = reloaded.readCode(new ByteArrayInputStream(font.encode(sign)));
                    var shape = reloaded.getPath(code).getBounds2D();
                    assertThat(shape.getHeight()).isLessThan(shape.getWidth() / 2);
                }
                int quote = reloaded.readCode(new ByteArrayInputStream(font.encode("“")));
                assertThat(reloaded.getPath(quote).getBounds2D().getHeight()).isLessThan(1_000);
            }
        }
    }

    private static ResultSlip slip(String name) {
        return new ResultSlip(
                name,
                "3-2 · Unit 3 · 2026-11-21",
                "Scored: gentle; first language: Korean",
                List.of(
                        new ResultSlip.SlipSentence(
                                List.of(
                                        new ResultSlip.MarkedWord("the", PrintedLevel.GOOD, ""),
                                        new ResultSlip.MarkedWord("theme", PrintedLevel.WEAK, ""),
                                        new ResultSlip.MarkedWord("park", PrintedLevel.NEARLY, "")),
                                Optional.of(new ResultSlip.SlipTotal(
                                        84, ResultSlip.TotalSource.TEACHER, Optional.empty()))),
                        new ResultSlip.SlipSentence(
                                List.of(new ResultSlip.MarkedWord("bear", PrintedLevel.UNSCORED, "")),
                                Optional.empty())),
                "park",
                List.of("theme — /θ/ 소리를 낼 때는 혀끝을 이 사이에 살짝 내밀고 바람을 내보내 보세요."));
    }

    private static String text(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(pdf);
    }

    /// The share of the page that is not white.
    private static double inkShare(PDDocument pdf, int page) throws IOException {
        BufferedImage image = new PDFRenderer(pdf).renderImageWithDPI(page, 40, ImageType.GRAY);
        long dark = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                dark += (image.getRGB(x, y) & 0xff) < 200 ? 1 : 0;
            }
        }
        return (double) dark / (image.getWidth() * image.getHeight());
    }
}
