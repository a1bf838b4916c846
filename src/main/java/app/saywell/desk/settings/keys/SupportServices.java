package app.saywell.desk.settings.keys;

import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.update.UpdateChecks;

/// What helps with the program itself.
///
/// @param updates asks for newer versions
/// @param doctor checks this computer
public record SupportServices(UpdateChecks updates, Doctor doctor) {}
