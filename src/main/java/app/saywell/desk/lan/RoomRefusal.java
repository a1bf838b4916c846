package app.saywell.desk.lan;

/// A request of a device that is refused.
final class RoomRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final RefusalKind kind;

    RoomRefusal(RefusalKind kind) {
        super(kind.name(), null, false, false);
        this.kind = kind;
    }

    /// Why, with the status of HTTP.
    enum RefusalKind {
        /// The request is malformed.
        MALFORMED(400),
        /// The device has not joined, or the teacher has sent it away.
        DEVICE(401),
        /// The code is wrong.
        CODE(403),
        /// Nobody may join now.
        LOCKED(403),
        /// There is no consent to record this learner.
        CONSENT(403),
        /// The request comes from another page, or through another name.
        FOREIGN(403),
        NOT_FOUND(404),
        METHOD(405),
        /// Another device is this learner's.
        TAKEN(409),
        /// The lesson is over.
        OVER(410),
        /// The length of a recording must be told before it.
        LENGTH(411),
        LARGE(413),
        /// What was sent is no recording of the page.
        SOUND(422),
        /// Too many requests or wrong codes.
        LATER(429),
        /// The teacher's computer could not store it.
        FAILED(500),
        /// A recording comes too slowly; it is sent again.
        SLOW(503),
        /// Too many recordings come at once.
        BUSY(503);

        private final int status;

        RefusalKind(int status) {
            this.status = status;
        }

        int status() {
            return status;
        }
    }

    RefusalKind kind() {
        return kind;
    }
}
