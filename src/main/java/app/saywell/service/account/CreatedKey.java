package app.saywell.service.account;

/// A new key, with the only sight of its secret that there will ever be.
public record CreatedKey(KeyValue value, ApiKey key) {}
