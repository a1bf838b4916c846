package app.saywell.desk.classroom.devices;

import io.nayuki.qrcodegen.QrCode;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/// A text as a square code (QR) to be scanned from a projector: black on white in every theme.
final class QrSquare extends StackPane {
    private final double size;

    /// @param size of the code without its margin, in pixels
    QrSquare(double size) {
        this.size = size;
        getStyleClass().add("qr-square");
    }

    void show(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder outline = new StringBuilder();
        double module = Math.max(1, Math.floor(size / code.size));
        for (int row = 0; row < code.size; row++) {
            for (int column = 0; column < code.size; column++) {
                if (code.getModule(column, row)) {
                    outline.append('M').append(column * module).append(' ').append(row * module);
                    outline.append('h').append(module).append('v').append(module);
                    outline.append('h').append(-module).append('z');
                }
            }
        }
        SVGPath path = new SVGPath();
        path.setContent(outline.toString());
        path.getStyleClass().add("qr-modules");
        getChildren().setAll(path);
    }
}
