package app.saywell.desk.takes.view.check;

/// One of the three checks of a recording: level, noise, completeness.
///
/// @param textKey the end of the bundle key of its text, such as `level.quiet`
/// @param passed whether nothing needs to be done
public record RecordingCheck(String textKey, boolean passed) {}
