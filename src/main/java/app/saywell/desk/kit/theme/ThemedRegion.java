package app.saywell.desk.kit.theme;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.CssMetaData;
import javafx.css.FontCssMetaData;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleableProperty;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// A region that paints on canvases with the colours and the font of the theme.
///
/// Canvases do not read CSS. This class makes every [ThemeColor] and `-fx-font` a styleable
/// property, so a theme stays one file and a change of theme repaints.
public abstract class ThemedRegion extends Region {
    private static final List<CssMetaData<? extends Styleable, ?>> CSS_META_DATA = buildCssMetaData();

    private final Map<ThemeColor, StyleableObjectProperty<Color>> colors = new EnumMap<>(ThemeColor.class);
    private final StyleableObjectProperty<Font> font =
            new RepaintingProperty<>("font", Font.getDefault(), CSS_META_DATA.get(CSS_META_DATA.size() - 1));

    /// All colours are grey until the first style pass.
    protected ThemedRegion() {
        for (ThemeColor themeColor : ThemeColor.values()) {
            colors.put(
                    themeColor,
                    new RepaintingProperty<>(themeColor.cssProperty(), Color.GRAY, colorMetaData(themeColor)));
        }
    }

    /// The value of a colour in the current theme.
    public final Color color(ThemeColor themeColor) {
        var property = colors.get(themeColor);
        return property == null ? Color.GRAY : property.get();
    }

    /// The font of the surrounding text, `scale` times as large.
    public final Font font(FontWeight weight, double scale) {
        Font base = font.get();
        return Font.font(base.getFamily(), weight, base.getSize() * scale);
    }

    /// Called when a colour or the font changed; everything must be painted again.
    protected abstract void themeChanged();

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return CSS_META_DATA;
    }

    private StyleableProperty<Color> property(ThemeColor themeColor) {
        return java.util.Objects.requireNonNull(colors.get(themeColor));
    }

    @SuppressWarnings("unchecked")
    private static CssMetaData<ThemedRegion, Color> colorMetaData(ThemeColor themeColor) {
        return (CssMetaData<ThemedRegion, Color>)
                CSS_META_DATA.get(CSS_META_DATA.size() - 1 - ThemeColor.values().length + themeColor.ordinal());
    }

    /// The properties of a region, then one for each colour in order, then the font.
    private static List<CssMetaData<? extends Styleable, ?>> buildCssMetaData() {
        List<CssMetaData<? extends Styleable, ?>> all = new ArrayList<>(Region.getClassCssMetaData());
        all.removeIf(inherited -> inherited.getProperty().equals("-fx-font"));
        for (ThemeColor themeColor : ThemeColor.values()) {
            all.add(new ColorCssMetaData(themeColor));
        }
        all.add(new FontCssMetaData<ThemedRegion>("-fx-font", Font.getDefault()) {
            @Override
            public boolean isSettable(ThemedRegion node) {
                return !node.font.isBound();
            }

            @Override
            public StyleableProperty<Font> getStyleableProperty(ThemedRegion node) {
                return node.font;
            }
        });
        return List.copyOf(all);
    }

    private static final class ColorCssMetaData extends CssMetaData<ThemedRegion, Color> {
        private final ThemeColor themeColor;

        ColorCssMetaData(ThemeColor themeColor) {
            super(themeColor.cssProperty(), StyleConverter.getColorConverter(), Color.GRAY);
            this.themeColor = themeColor;
        }

        @Override
        public boolean isSettable(ThemedRegion node) {
            return true;
        }

        @Override
        public StyleableProperty<Color> getStyleableProperty(ThemedRegion node) {
            return node.property(themeColor);
        }
    }

    private final class RepaintingProperty<T> extends StyleableObjectProperty<T> {
        private final String name;
        private final CssMetaData<? extends Styleable, ?> cssMetaData;

        RepaintingProperty(String name, T initial, CssMetaData<? extends Styleable, ?> cssMetaData) {
            super(initial);
            this.name = name;
            this.cssMetaData = cssMetaData;
        }

        @Override
        protected void invalidated() {
            get();
            themeChanged();
        }

        @Override
        public Object getBean() {
            return ThemedRegion.this;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        @SuppressWarnings("unchecked")
        public CssMetaData<? extends Styleable, T> getCssMetaData() {
            return (CssMetaData<? extends Styleable, T>) cssMetaData;
        }
    }
}
