package app.saywell.ui.kit.wave;

import javafx.geometry.Pos;
import javafx.scene.control.Label;

/// The line above a lane: whose voice at the left, how long at the right.
record LaneCaption(Label left, Label right) {

    static LaneCaption empty() {
        LaneCaption made = new LaneCaption(new Label(), new Label());
        made.left.getStyleClass().add("caption");
        made.right.getStyleClass().add("caption");
        made.right.setAlignment(Pos.CENTER_RIGHT);
        return made;
    }

    void show(boolean shown) {
        left.setVisible(shown);
        right.setVisible(shown);
    }

    /// Puts both ends into a band of `width` pixels that begins at `x`.
    void place(Band band, double x, double width) {
        show(true);
        double rightWidth = right.prefWidth(-1);
        double leftWidth = Math.min(left.prefWidth(-1), width - rightWidth - 8);
        double height = left.prefHeight(-1);
        double y = Math.round(band.middle() - height / 2);
        left.resizeRelocate(x, y, Math.max(leftWidth, 0), height);
        right.resizeRelocate(x + width - rightWidth, y, rightWidth, height);
    }
}
