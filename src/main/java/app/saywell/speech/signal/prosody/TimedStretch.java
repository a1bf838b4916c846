package app.saywell.speech.signal.prosody;

/// A stretch of a result and the stretch of a recording that is heard in it; both in seconds.
record TimedStretch(double from, double to, double sourceFrom, double sourceTo) {
    double length() {
        return to - from;
    }

    double sourceLength() {
        return sourceTo - sourceFrom;
    }

    /// How much longer it becomes.
    double ratio() {
        return length() / Math.max(1e-4, sourceLength());
    }

    double sourceAt(double seconds) {
        return length() <= 0 ? sourceFrom : sourceFrom + (seconds - from) / length() * sourceLength();
    }

    /// This one and the next as one.
    TimedStretch with(TimedStretch next) {
        return new TimedStretch(from, next.to, sourceFrom, next.sourceTo);
    }
}
