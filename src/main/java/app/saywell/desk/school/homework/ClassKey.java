package app.saywell.desk.school.homework;

import java.time.Instant;

/// The key pair of a class: elliptic curve Diffie-Hellman on P-256.
///
/// @param keyId the first 16 bytes of the SHA-256 of `publicPoint`, as 32 hexadecimal digits
/// @param publicPoint the uncompressed point, 65 bytes
/// @param privatePkcs8 the private key in PKCS #8
public record ClassKey(String keyId, long classId, byte[] publicPoint, byte[] privatePkcs8, Instant createdAt) {}
