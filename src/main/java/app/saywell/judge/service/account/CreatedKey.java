package app.saywell.judge.service.account;

/// A new key with its secret, which is available only here.
public record CreatedKey(KeySecret secret, IssuedKey key) {}
