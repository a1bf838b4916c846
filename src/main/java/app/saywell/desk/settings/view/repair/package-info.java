/// Rows of the library that changed by themselves, told on every screen and mended one by one.
///
/// What is found and put back is ruled by `desk.privacy.backup`.
@NullMarked
package app.saywell.desk.settings.view.repair;

import org.jspecify.annotations.NullMarked;
