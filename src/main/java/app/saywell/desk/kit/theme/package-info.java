/// The appearance of the window: theme colours, fonts, style sheets and score levels.
///
/// Regions that paint on canvases get their colours from CSS here. Knows no control and no text.
@NullMarked
package app.saywell.desk.kit.theme;

import org.jspecify.annotations.NullMarked;
