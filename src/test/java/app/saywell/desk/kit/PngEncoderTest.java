package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;

class PngEncoderTest {
    @Test
    void readsBackPixelByPixel() {
        WritableImage image = new WritableImage(37, 11);
        for (int x = 0; x < 37; x++) {
            for (int y = 0; y < 11; y++) {
                int colour = 0xFF000000 | (x * 6) << 16 | (y * 20) << 8 | (x * y & 0xFF);
                image.getPixelWriter().setArgb(x, y, colour);
            }
        }
        byte[] png = PngEncoder.encode(image);
        Image back = OffScreenRenderer.callOnUiThread(() -> new Image(new ByteArrayInputStream(png)));
        assertThat(back.getWidth()).isEqualTo(37);
        for (int x = 0; x < 37; x++) {
            for (int y = 0; y < 11; y++) {
                assertThat(back.getPixelReader().getArgb(x, y))
                        .isEqualTo(image.getPixelReader().getArgb(x, y));
            }
        }
    }
}
