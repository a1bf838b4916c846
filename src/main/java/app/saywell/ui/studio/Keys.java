package app.saywell.ui.studio;

/// All keys that a user looks after.
///
/// @param hosted those that others gave us, for their services
/// @param own those that we give others, for this computer's service
public record Keys(HostedKeys hosted, ServiceKeys own) {}
