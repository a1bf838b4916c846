package app.saywell.desk.settings.keys;

import app.saywell.desk.privacy.LibraryEncryption;

/// All keys that a user manages.
///
/// @param hosted keys received for hosted services
/// @param issued keys issued for this computer's own service
/// @param encryption the encryption of the library, with its key
public record ManagedKeys(HostedServiceKeys hosted, IssuedApiKeys issued, LibraryEncryption encryption) {}
