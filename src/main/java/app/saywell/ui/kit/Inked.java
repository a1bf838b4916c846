package app.saywell.ui.kit;

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

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A node that paints on canvases with the colours and the font that CSS gives it.
///
/// Canvases know no CSS; this carries every [Ink] and `-fx-font` as styleable properties, so that a
/// theme stays one file and switching it repaints.
public abstract class Inked extends Region {
    private static final List<CssMetaData<? extends Styleable, ?>> META = meta();

    private final Map<Ink, StyleableObjectProperty<Color>> colors = new EnumMap<>(Ink.class);
    private final StyleableObjectProperty<Font> font =
            new Styled<>("font", Font.getDefault(), META.get(META.size() - 1));

    /// Starts with grey everywhere, until the first style pass.
    protected Inked() {
        for (Ink ink : Ink.values()) {
            colors.put(ink, new Styled<>(ink.property(), Color.GRAY, inkMeta(ink)));
        }
    }

    /// The theme's value of a colour.
    public final Color color(Ink ink) {
        var property = colors.get(ink);
        return property == null ? Color.GRAY : property.get();
    }

    /// The font of the text around it, `share` times as large.
    public final Font font(FontWeight weight, double share) {
        Font base = font.get();
        return Font.font(base.getFamily(), weight, base.getSize() * share);
    }

    /// A colour or the font changed: everything is to be painted anew.
    protected abstract void inksChanged();

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META;
    }

    private StyleableProperty<Color> property(Ink ink) {
        return java.util.Objects.requireNonNull(colors.get(ink));
    }

    @SuppressWarnings("unchecked")
    private static CssMetaData<Inked, Color> inkMeta(Ink ink) {
        return (CssMetaData<Inked, Color>)
                META.get(META.size() - 1 - Ink.values().length + ink.ordinal());
    }

    /// The properties of a region, then one for each ink in order, then the font.
    private static List<CssMetaData<? extends Styleable, ?>> meta() {
        List<CssMetaData<? extends Styleable, ?>> all =
                new ArrayList<>(Region.getClassCssMetaData());
        all.removeIf(known -> known.getProperty().equals("-fx-font"));
        for (Ink ink : Ink.values()) {
            all.add(new InkMeta(ink));
        }
        all.add(
                new FontCssMetaData<Inked>("-fx-font", Font.getDefault()) {
                    @Override
                    public boolean isSettable(Inked node) {
                        return !node.font.isBound();
                    }

                    @Override
                    public StyleableProperty<Font> getStyleableProperty(Inked node) {
                        return node.font;
                    }
                });
        return List.copyOf(all);
    }

    private static final class InkMeta extends CssMetaData<Inked, Color> {
        private final Ink ink;

        InkMeta(Ink ink) {
            super(ink.property(), StyleConverter.getColorConverter(), Color.GRAY);
            this.ink = ink;
        }

        @Override
        public boolean isSettable(Inked node) {
            return true;
        }

        @Override
        public StyleableProperty<Color> getStyleableProperty(Inked node) {
            return node.property(ink);
        }
    }

    private final class Styled<T> extends StyleableObjectProperty<T> {
        private final String name;
        private final CssMetaData<? extends Styleable, ?> meta;

        Styled(String name, T initial, CssMetaData<? extends Styleable, ?> meta) {
            super(initial);
            this.name = name;
            this.meta = meta;
        }

        @Override
        protected void invalidated() {
            get();
            inksChanged();
        }

        @Override
        public Object getBean() {
            return Inked.this;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        @SuppressWarnings("unchecked")
        public CssMetaData<? extends Styleable, T> getCssMetaData() {
            return (CssMetaData<? extends Styleable, T>) meta;
        }
    }
}
