package app.saywell.desk.kit.theme;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.text.FontWeight;

/// An invisible node that knows how large the text around it is. Put into a pane, it takes no room.
///
/// What has room for its text depends on both: a window that is wide for small letters is narrow
/// for large ones.
public final class TextScale extends ThemedRegion {
    private static final double DEFAULT_TEXT_SIZE = 14;

    private final ReadOnlyDoubleWrapper factor = new ReadOnlyDoubleWrapper(1);

    /// Says 1 until it is styled.
    public TextScale() {
        setManaged(false);
        setVisible(false);
    }

    /// The size of the text relative to the default: 2 where letters are twice as large.
    public ReadOnlyDoubleProperty factor() {
        return factor.getReadOnlyProperty();
    }

    @Override
    protected void themeChanged() {
        factor.set(font(FontWeight.NORMAL, 1).getSize() / DEFAULT_TEXT_SIZE);
    }
}
