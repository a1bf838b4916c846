/// What every screen is made of: theme, type, texts in both languages, levels and their marks,
/// meters, notices and pictures.
///
/// Knows no screen and no use case; imports only `speech`, `signal` and the values of `library`.
@NullMarked
package app.saywell.ui.kit;

import org.jspecify.annotations.NullMarked;
