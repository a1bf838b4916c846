package app.saywell.desk.settings.support;

import java.util.concurrent.Callable;

/// One check of the doctor.
///
/// @param name names the check in the texts
/// @param check looks; may take seconds, and may fail
public record SystemCheck(String name, Callable<Finding> check) {}
