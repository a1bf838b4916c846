package app.saywell.ui.reports;

import app.saywell.report.paper.PageImage;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Pages as images of the window.
final class Pictures {
    private Pictures() {}

    static Image of(PageImage page) {
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
