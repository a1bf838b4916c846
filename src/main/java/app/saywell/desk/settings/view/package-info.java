/// The settings screen: the speech service, language and theme, shortcuts, audio devices, data and
/// API keys. Every choice is stored at once; there is nothing to save. Only the main window uses
/// this package.
@NullMarked
package app.saywell.desk.settings.view;

import org.jspecify.annotations.NullMarked;
