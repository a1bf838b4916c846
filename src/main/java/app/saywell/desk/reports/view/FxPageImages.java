package app.saywell.desk.reports.view;

import app.saywell.desk.reports.pdf.PageImage;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/// Converts rendered pages to JavaFX images.
final class FxPageImages {
    private static final int[] BYTES = {0, 8, 16, 24};

    private static final double A4_WIDTH = 595;
    private static final double A4_HEIGHT = 842;

    private FxPageImages() {}

    /// A page of A4 with lines in black on white, whatever the theme of the window.
    static PageImage ofLines(List<String> lines) {
        VBox page = new VBox(10);
        page.setPadding(new Insets(60));
        page.setMinSize(A4_WIDTH, A4_HEIGHT);
        page.setPrefWidth(A4_WIDTH);
        for (String line : lines) {
            Text text = new Text(line);
            text.setWrappingWidth(A4_WIDTH - 120);
            page.getChildren().add(text);
        }
        SnapshotParameters sharp = new SnapshotParameters();
        sharp.setTransform(new Scale(3, 3));
        Image image = new Scene(page).getRoot().snapshot(sharp, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new PageImage(width, height, argb);
    }

    static Image toImage(PageImage page) {
        return toImage(page.argb(), page.width(), page.height());
    }

    /// The image at half its width and height, as often as it stays at least this high. Each pixel
    /// is the mean of four, so that thin strokes of letters do not break when a page is shown
    /// small.
    static Image halvedTo(Image image, double minHeight) {
        Image halved = image;
        while (halved.getHeight() >= 2 * minHeight && halved.getWidth() >= 2) {
            halved = halved(halved);
        }
        return halved;
    }

    private static Image halved(Image image) {
        int width = (int) image.getWidth();
        int[] whole = new int[width * (int) image.getHeight()];
        image.getPixelReader()
                .getPixels(0, 0, width, (int) image.getHeight(), PixelFormat.getIntArgbInstance(), whole, 0, width);
        int halfWidth = width / 2;
        int halfHeight = (int) image.getHeight() / 2;
        int[] half = new int[halfWidth * halfHeight];
        for (int y = 0; y < halfHeight; y++) {
            for (int x = 0; x < halfWidth; x++) {
                int first = 2 * y * width + 2 * x;
                half[y * halfWidth + x] =
                        mean(whole[first], whole[first + 1], whole[first + width], whole[first + width + 1]);
            }
        }
        return toImage(half, halfWidth, halfHeight);
    }

    private static int mean(int a, int b, int c, int d) {
        int mean = 0;
        for (int shift : BYTES) {
            int sum = ((a >>> shift) & 0xff) + ((b >>> shift) & 0xff) + ((c >>> shift) & 0xff) + ((d >>> shift) & 0xff);
            mean |= ((sum + 2) / 4) << shift;
        }
        return mean;
    }

    private static Image toImage(int[] argb, int width, int height) {
        WritableImage image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return image;
    }
}
