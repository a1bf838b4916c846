/// Parts that all screens use: the [Screen] interface, buttons, labels, score badges and off-screen
/// rendering. The texts and style sheets shared by all screens are resources of this package.
///
/// Knows no screen and no use case.
@NullMarked
package app.saywell.desk.kit;

import org.jspecify.annotations.NullMarked;
