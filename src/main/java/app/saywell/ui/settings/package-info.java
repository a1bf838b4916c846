/// The Settings place: who judges, the window's language and looks, the microphone, the data.
///
/// Every choice holds at once; there is nothing to save. Imports `ui.studio`, `ui.kit`, `practice`
/// and the values of `library`.
@NullMarked
package app.saywell.ui.settings;

import org.jspecify.annotations.NullMarked;
