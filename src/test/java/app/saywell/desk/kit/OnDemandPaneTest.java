package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

class OnDemandPaneTest {
    @Test
    void theContentEntersTheSceneWhenItIsFirstShownAndStays() {
        SimpleBooleanProperty shown = new SimpleBooleanProperty();
        WindowRobot.run(() -> {
            Label content = new Label("Only when asked for");
            OnDemandPane pane = new OnDemandPane(content, shown);
            VBox page = new VBox(8, new Label("Always"), pane);
            Scene scene = new Scene(page);

            assertThat(content.getScene()).isNull();
            assertThat(pane.isManaged()).isFalse();
            shown.set(true);
            assertThat(content.getScene()).isSameAs(scene);
            assertThat(NodeFactory.isVisibleInTree(content)).isTrue();
            shown.set(false);
            assertThat(content.getScene()).isSameAs(scene);
            assertThat(content.isVisible()).isFalse();
            assertThat(pane.isManaged()).isFalse();
        });
    }

    @Test
    void whatIsShownFromTheBeginningIsThereAtOnce() {
        WindowRobot.run(() -> {
            Label content = new Label("Now");
            new Scene(new OnDemandPane(content, new SimpleBooleanProperty(true)));
            assertThat(NodeFactory.isVisibleInTree(content)).isTrue();
        });
    }
}
