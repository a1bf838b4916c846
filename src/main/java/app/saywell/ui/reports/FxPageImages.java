package app.saywell.ui.reports;

import app.saywell.report.pdf.PageImage;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Converts rendered pages to JavaFX images.
final class FxPageImages {
    private FxPageImages() {}

    static Image toImage(PageImage page) {
        WritableImage image = new WritableImage(page.width(), page.height());
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        page.width(),
                        page.height(),
                        PixelFormat.getIntArgbInstance(),
                        page.argb(),
                        0,
                        page.width());
        return image;
    }
}
