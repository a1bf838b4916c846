package app.saywell.desk.kit.mouth;

import app.saywell.desk.kit.FrameTimer;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/// The mouth from the side and from the front: it moves a few times from what was heard to what is
/// wanted, stays there, and moves again when asked.
///
/// Where the system asks for less motion, it stands still from the start and moves only when asked.
public final class MouthView extends VBox {
    private static final double USUAL_SCALE = 0.75;
    private static final double SMALL_SCALE = 0.55;
    private static final double FRONT_RATIO = 1.27; // the lips are drawn larger than the head
    private static final int TIMES = 3;
    private static final double PAUSE_SECONDS = 0.5;
    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

    private final MouthMovement movement;
    private final BooleanProperty moving = new SimpleBooleanProperty(this, "moving");
    private final Pane side;
    private final Pane front;
    private final FlowPane signs = new FlowPane(8, 2);
    private long startNanos;
    private int timesLeft;

    private MouthView(EnglishSound wanted, Optional<EnglishSound> heard, double scale, LocalizedTexts texts) {
        super(4);
        side = drawing(SideViewDrawing.WIDTH, SideViewDrawing.HEIGHT, scale);
        front = drawing(FrontViewDrawing.WIDTH, FrontViewDrawing.HEIGHT, scale * FRONT_RATIO);
        setId("mouth");
        getStyleClass().add("mouth");
        Optional<EnglishSound> other = heard.filter(sound -> sound != wanted);
        movement = other.map(from -> MouthMovement.from(from, wanted)).orElseGet(() -> MouthMovement.into(wanted));
        other.ifPresent(sound ->
                signs.getChildren().addAll(sign("sounds.mouth.heard", sound, texts), NodeFactory.icon("icon-next")));
        signs.getChildren().add(sign("sounds.mouth.wanted", wanted, texts));
        signs.setAlignment(Pos.CENTER_LEFT);
        signs.setPrefWrapLength(0);
        signs.setMinHeight(USE_PREF_SIZE);
        setMinHeight(USE_PREF_SIZE);
        Button again = againButton(scale == SMALL_SCALE, texts);
        HBox drawings = NodeFactory.row(8, side, NodeFactory.column(10, front, again));
        drawings.setAlignment(Pos.CENTER_LEFT);
        drawings.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        drawings.setAccessibleText(
                texts.get("sounds.mouth.described", SoundNotation.toDisplay(wanted.ipa()), wanted.howToMake(texts)));
        getChildren().addAll(signs, drawings);
        show(movement.last());
        FrameTimer.runWhileShown(this, moving, this::paint);
        sceneProperty().subscribe(this::entered);
    }

    /// @param wanted the sound to make
    /// @param heard the sound that was made instead, if it is known and another one
    public static MouthView of(EnglishSound wanted, Optional<EnglishSound> heard, LocalizedTexts texts) {
        return new MouthView(wanted, heard, USUAL_SCALE, texts);
    }

    /// The same for a narrow card.
    public static MouthView small(EnglishSound wanted, Optional<EnglishSound> heard, LocalizedTexts texts) {
        return new MouthView(wanted, heard, SMALL_SCALE, texts);
    }

    private void entered(@Nullable Scene scene) {
        if (scene != null && !scene.getPreferences().isReducedMotion()) {
            play(TIMES);
        }
    }

    private Button againButton(boolean isSmall, LocalizedTexts texts) {
        String words = texts.get("sounds.mouth.again");
        Button again = new Button(isSmall ? "" : words, NodeFactory.icon("icon-play"));
        again.getStyleClass().setAll("button", "chip");
        again.setMinWidth(USE_PREF_SIZE);
        again.setAccessibleText(words);
        again.setTooltip(new Tooltip(words));
        again.setId("mouth-again");
        again.setOnAction(event -> play(1));
        return again;
    }

    private void play(int times) {
        timesLeft = times;
        startNanos = System.nanoTime();
        moving.set(true);
    }

    private void paint() {
        if (!moving.get()) {
            show(movement.last());
            return;
        }
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        if (seconds > movement.seconds() + PAUSE_SECONDS) {
            timesLeft--;
            startNanos = System.nanoTime();
            moving.set(timesLeft > 0);
            return;
        }
        show(movement.at(seconds));
    }

    private void show(MouthMovement.Frame frame) {
        show(side, frame.side());
        show(front, frame.front());
        for (Node sign : signs.getChildren()) {
            sign.pseudoClassStateChanged(SHOWN, frame.sound().equals(Optional.ofNullable(sign.getUserData())));
        }
    }

    private static void show(Pane pane, List<DrawnPart> parts) {
        Group group = (Group) pane.getChildren().getFirst();
        List<Node> paths = group.getChildren();
        while (paths.size() < parts.size()) {
            paths.add(new SVGPath());
        }
        for (int i = 0; i < parts.size(); i++) {
            SVGPath path = (SVGPath) paths.get(i);
            DrawnPart part = parts.get(i);
            path.setContent(part.path());
            if (!path.getStyleClass().contains(part.style())) {
                path.getStyleClass().setAll(part.style());
            }
        }
    }

    private static Pane drawing(double width, double height, double scale) {
        Group group = new Group();
        group.getTransforms().add(new Scale(scale, scale));
        group.setManaged(false);
        Pane pane = new Pane(group);
        pane.setMinSize(width * scale, height * scale);
        pane.setMaxSize(width * scale, height * scale);
        pane.setPrefSize(width * scale, height * scale);
        pane.setClip(new Rectangle(width * scale, height * scale));
        return pane;
    }

    private static Label sign(String key, EnglishSound sound, LocalizedTexts texts) {
        Label sign = NodeFactory.label(texts.get(key, SoundNotation.toDisplay(sound.ipa())), "small", "mouth-sign");
        sign.setUserData(sound);
        return sign;
    }
}
