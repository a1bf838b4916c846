/// The texts of the window in both languages, and formats of money, messages and long texts.
///
/// Knows no node. The bundles are resources of the packages that use them.
@NullMarked
package app.saywell.desk.kit.text;

import org.jspecify.annotations.NullMarked;
