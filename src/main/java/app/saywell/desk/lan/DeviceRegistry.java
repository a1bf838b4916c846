package app.saywell.desk.lan;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The devices that have joined, and which learner each is for. A learner has one device at most. Safe for several
/// threads.
final class DeviceRegistry {
    /// More than a class has devices.
    static final int MAX_DEVICES = 120;

    private static final int TOKEN_BYTES = 32;

    private final SecureRandom random = new SecureRandom();
    private final Map<String, Device> devices = new HashMap<>();

    /// A device as the server knows it.
    private static final class Device {
        private Optional<Long> learnerId = Optional.empty();
        private Optional<Long> sentenceId = Optional.empty();
        private Instant seenAt;

        Device(Instant seenAt) {
            this.seenAt = seenAt;
        }
    }

    /// A learner at a device.
    ///
    /// @param sentenceId the sentence that the device shows, if it has said so
    /// @param seenAt when it last asked for something
    record Seat(long learnerId, Optional<Long> sentenceId, Instant seenAt) {}

    /// Lets a device in.
    ///
    /// @return the token by which it is known from now on, 256 random bits; empty if there are too many
    synchronized Optional<String> admit(Instant now) {
        if (devices.size() >= MAX_DEVICES) {
            devices.values().removeIf(device -> device.learnerId.isEmpty());
        }
        if (devices.size() >= MAX_DEVICES) {
            return Optional.empty();
        }
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        devices.put(handle(token), new Device(now));
        return Optional.of(token);
    }

    /// Whether a token is that of a device, which was thereby seen.
    synchronized boolean isKnown(String token, Instant now) {
        Device device = devices.get(handle(token));
        if (device == null) {
            return false;
        }
        device.seenAt = now;
        return true;
    }

    /// Gives a device a learner, in place of the one that it had.
    ///
    /// @return whether the learner was free, or was this device's already
    synchronized boolean take(String token, long learnerId) {
        Device device = devices.get(handle(token));
        boolean isTaken = devices.values().stream()
                .anyMatch(other -> other != device
                        && other.learnerId.filter(id -> id == learnerId).isPresent());
        if (device == null || isTaken) {
            return false;
        }
        device.learnerId = Optional.of(learnerId);
        device.sentenceId = Optional.empty();
        return true;
    }

    /// The learner whom a device is for.
    synchronized Optional<Long> learnerOf(String token) {
        Device device = devices.get(handle(token));
        return device == null ? Optional.empty() : device.learnerId;
    }

    /// Notes which sentence a device shows.
    synchronized void show(String token, long sentenceId) {
        Device device = devices.get(handle(token));
        if (device != null) {
            device.sentenceId = Optional.of(sentenceId);
        }
    }

    /// Takes the learner from a device, which may choose another.
    synchronized void leave(String token) {
        Device device = devices.get(handle(token));
        if (device != null) {
            device.learnerId = Optional.empty();
            device.sentenceId = Optional.empty();
        }
    }

    /// Sends the device of a learner away. It has to join anew.
    synchronized void release(long learnerId) {
        devices.values()
                .removeIf(
                        device -> device.learnerId.filter(id -> id == learnerId).isPresent());
    }

    /// Who sits at a device, in no order.
    synchronized List<Seat> seats() {
        return devices.values().stream()
                .flatMap(device -> device.learnerId.stream().map(id -> new Seat(id, device.sentenceId, device.seenAt)))
                .toList();
    }

    /// Devices that have joined and have no learner yet.
    synchronized int undecided() {
        return (int) devices.values().stream()
                .filter(device -> device.learnerId.isEmpty())
                .count();
    }

    // Kept by its digest, so that a lookup says nothing of a token that is nearly right.
    private static String handle(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
