package app.saywell.desk.kit.mouth;

import app.saywell.desk.kit.articulation.EnglishSound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Writes an SVG sheet with the mouth of every sound (of a diphthong or an affricate its beginning and
/// its end), to be looked at. Argument: the file.
final class MouthSheet {
    private static final int COLUMNS = 8;
    private static final double CELL_WIDTH = SideViewDrawing.WIDTH + FrontViewDrawing.WIDTH + 10;
    private static final String STYLE = """
        .mouth-skin{fill:#F0D2B8;stroke:#8A6A55}.mouth-hollow{fill:#fff;stroke:#8A6A55}
        .mouth-tongue{fill:#D9626C;stroke:#8A6A55}.mouth-lip,.mouth-velum{fill:#D98D86;stroke:#8A6A55}
        .mouth-tooth{fill:#fff;stroke:#8A6A55}.mouth-inside{fill:#5A2028}
        .mouth-voice,.mouth-air{fill:none;stroke:#3556C8;stroke-width:2}
        .mouth-silence{fill:none;stroke:#5B6675;stroke-width:2.5}
        """;

    private MouthSheet() {}

    public static void main(String[] args) throws IOException {
        StringBuilder cells = new StringBuilder();
        int count = 0;
        for (EnglishSound sound : EnglishSound.values()) {
            List<MouthShape> shapes = MouthShapeTable.of(sound);
            for (MouthShape shape : shapes) {
                cells.append(cell(sound, shape, count++));
            }
        }
        double height = (count + COLUMNS - 1) / COLUMNS * SideViewDrawing.HEIGHT;
        String sheet = String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f'><style>%s</style>"
                        + "<rect width='100%%' height='100%%' fill='#fff'/>%s</svg>",
                COLUMNS * CELL_WIDTH,
                height,
                STYLE,
                cells);
        Files.writeString(Path.of(args[0]), sheet);
    }

    private static String cell(EnglishSound sound, MouthShape shape, int index) {
        boolean voiced =
                sound.voice() == EnglishSound.PhonationType.ON || sound.voice() == EnglishSound.PhonationType.NOSE;
        return String.format(
                Locale.ROOT,
                "<g transform='translate(%.0f,%.0f)'>%s<g transform='translate(%.0f,40)'>%s</g><text x='8'"
                        + " y='200'>%s</text></g>",
                index % COLUMNS * CELL_WIDTH,
                index / COLUMNS * SideViewDrawing.HEIGHT,
                paths(SideViewDrawing.draw(shape, voiced)),
                SideViewDrawing.WIDTH + 4,
                paths(FrontViewDrawing.draw(shape)),
                sound.name() + " /" + sound.ipa() + "/");
    }

    private static String paths(List<DrawnPart> parts) {
        StringBuilder paths = new StringBuilder();
        parts.forEach(part -> paths.append("<path class='")
                .append(part.style())
                .append("' d='")
                .append(part.path())
                .append("'/>"));
        return paths.toString();
    }
}
