package app.saywell.ui.context;

/// All API keys that a user manages.
///
/// @param hosted keys received for hosted services
/// @param issued keys issued for this computer's own service
public record ManagedKeys(HostedServiceKeys hosted, IssuedApiKeys issued) {}
