package app.saywell.ui.context;

import app.saywell.practice.support.Doctor;
import app.saywell.practice.update.UpdateChecks;

/// What helps with the program itself.
///
/// @param updates asks for newer versions
/// @param doctor checks this computer
public record SupportServices(UpdateChecks updates, Doctor doctor) {}
