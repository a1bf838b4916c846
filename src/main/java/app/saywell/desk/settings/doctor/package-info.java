/// The doctor in the window: a card in the settings that checks this computer, and the support
/// file, which is looked at before it is saved.
@NullMarked
package app.saywell.desk.settings.doctor;

import org.jspecify.annotations.NullMarked;
