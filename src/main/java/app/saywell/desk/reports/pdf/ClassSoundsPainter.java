package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;

/// Paints how a class said each sound, in columns from top to bottom.
final class ClassSoundsPainter {
    private static final double MARGIN = 36;
    private static final double ROW_HEIGHT = 17;
    private static final double TEXT_SIZE = 10;
    private static final double SMALL_SIZE = 8;
    private static final int COLUMNS = 3;
    private static final double SOUND_WIDTH = 34;
    private static final double SHARE_WIDTH = 38;
    private static final double COUNT_WIDTH = 62;
    private static final double GAP = 22;

    private final ClassSheet sheet;
    private final PaperTexts texts;

    ClassSoundsPainter(ClassSheet sheet, PaperTexts texts) {
        this.sheet = sheet;
        this.texts = texts;
    }

    /// Paints as many sounds as fit on the page, from the most difficult on.
    void paint(PdfPage page) throws IOException {
        page.drawTextWithin(sheet.title(), MARGIN, MARGIN + 14, 14, page.width() - 2 * MARGIN);
        String later = sheet.sounds().stream().allMatch(ClassSheet.SheetSound::countsNow)
                ? ""
                : "  ·  " + texts.get("sounds.later");
        page.drawTextWithin(
                texts.get("sounds.class") + later, MARGIN, MARGIN + 30, TEXT_SIZE, page.width() - 2 * MARGIN);
        double top = MARGIN + 44;
        int rows = (int) ((page.height() - MARGIN - top) / ROW_HEIGHT);
        double width = (page.width() - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
        List<ClassSheet.SheetSound> shown =
                sheet.sounds().subList(0, Math.min(sheet.sounds().size(), COLUMNS * rows));
        int perColumn = Math.max(1, Math.ceilDiv(shown.size(), COLUMNS));
        for (int i = 0; i < shown.size(); i++) {
            double x = MARGIN + (i / perColumn) * (width + GAP);
            paint(page, shown.get(i), x, top + (i % perColumn + 1) * ROW_HEIGHT, width);
        }
    }

    private void paint(PdfPage page, ClassSheet.SheetSound sound, double x, double y, double width) throws IOException {
        String sign = "/" + sound.sound() + "/";
        page.drawTextWithin(sound.countsNow() ? sign : "(" + sign + ")", x, y, TEXT_SIZE, SOUND_WIDTH);
        double share = (double) sound.right() / sound.said();
        page.drawText(Math.round(100 * share) + "%", x + SOUND_WIDTH, y, TEXT_SIZE, PdfPage.TypefaceWeight.BOLD);
        double barX = x + SOUND_WIDTH + SHARE_WIDTH;
        double barWidth = width - SOUND_WIDTH - SHARE_WIDTH - COUNT_WIDTH;
        page.drawLine(barX, y - 3.5, barX + barWidth, y - 3.5, 0.3, List.of());
        page.drawLine(barX, y - 3.5, barX + barWidth * share, y - 3.5, 6, List.of());
        page.drawTextWithin(
                texts.get("sounds.count", sound.right(), sound.said()),
                barX + barWidth + 6,
                y,
                SMALL_SIZE,
                COUNT_WIDTH - 6);
    }
}
