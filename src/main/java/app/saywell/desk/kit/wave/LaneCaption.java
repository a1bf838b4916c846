package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.axis.HorizontalBand;
import javafx.geometry.Pos;
import javafx.scene.control.Label;

/// The line above a lane: whose voice it is on the left, its length on the right.
record LaneCaption(Label leftLabel, Label rightLabel) {

    static LaneCaption empty() {
        LaneCaption caption = new LaneCaption(new Label(), new Label());
        caption.leftLabel.getStyleClass().add("caption");
        caption.rightLabel.getStyleClass().add("caption");
        caption.rightLabel.setAlignment(Pos.CENTER_RIGHT);
        return caption;
    }

    void setVisible(boolean visible) {
        leftLabel.setVisible(visible);
        rightLabel.setVisible(visible);
    }

    /// Places both labels in a band that begins at `x` and is `width` pixels wide.
    void layOut(HorizontalBand band, double x, double width) {
        setVisible(true);
        double rightWidth = rightLabel.prefWidth(-1);
        double leftWidth = Math.min(leftLabel.prefWidth(-1), width - rightWidth - 8);
        double height = leftLabel.prefHeight(-1);
        double y = Math.round(band.middle() - height / 2);
        leftLabel.resizeRelocate(x, y, Math.max(leftWidth, 0), height);
        rightLabel.resizeRelocate(x + width - rightWidth, y, rightWidth, height);
    }
}
