package app.saywell.speech.audio.capture;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.TargetDataLine;

/// A line of the Java Sound API whose sample number n has the value n, and that breaks as devices
/// do. Its clock follows the samples, so tests do not wait. Every opening is a new line.
final class FakeLine {
    static final int RATE = 16_000;
    private static final int FRAME_BYTES = 2;

    private final Semaphore allowed = new Semaphore(0);
    private volatile Behaviour behaviour = Behaviour.WORKING;
    private volatile double extraSeconds;
    private volatile long givenSamples;

    /// What a line does.
    enum Behaviour {
        WORKING,
        /// It was closed by the driver.
        CLOSED,
        /// It is open and delivers nothing.
        DEAD,
        /// Its reads never return.
        HANGING,
        /// Its reads throw.
        THROWING,
        /// It delivers zeros.
        MUTED,
        /// It has another rate.
        REFORMATTED
    }

    /// Opens a line.
    SampleSource open() throws CaptureException {
        if (behaviour != Behaviour.WORKING) {
            throw new CaptureException(RecordingFailure.NO_DEVICE, "unplugged");
        }
        InvocationHandler calls = new LineCalls();
        return new LineSource((TargetDataLine)
                Proxy.newProxyInstance(FakeLine.class.getClassLoader(), new Class<?>[] {TargetDataLine.class}, calls));
    }

    /// Delivers `seconds` of sound.
    void give(double seconds) {
        allowed.release((int) Math.round(seconds * RATE));
    }

    void become(Behaviour next) {
        behaviour = next;
    }

    /// Advances the clock without sound.
    void pass(double seconds) {
        extraSeconds += seconds;
    }

    /// The wall-clock time.
    double seconds() {
        return extraSeconds + (double) givenSamples / RATE;
    }

    private final class LineCalls implements InvocationHandler {
        private volatile boolean closed;
        private int unaccounted;

        @Override
        public Object invoke(Object line, Method method, Object[] arguments) {
            return switch (method.getName()) {
                case "getFormat" -> format();
                case "isOpen" -> !closed && behaviour != Behaviour.CLOSED;
                case "available" -> available();
                case "read" -> read((byte[]) arguments[0], (int) arguments[2]);
                case "close" -> {
                    closed = true;
                    yield null;
                }
                case "stop" -> null;
                default -> throw new UnsupportedOperationException(method.getName());
            };
        }

        private AudioFormat format() {
            int rate = behaviour == Behaviour.REFORMATTED ? 44_100 : RATE;
            return new AudioFormat(rate, 16, 1, true, false);
        }

        // The clock advances when the samples were processed, which is when the next are wanted.
        private int available() {
            givenSamples += unaccounted;
            unaccounted = 0;
            return switch (behaviour) {
                case DEAD -> 0;
                case HANGING, THROWING -> FRAME_BYTES;
                default -> allowed.availablePermits() * FRAME_BYTES;
            };
        }

        private int read(byte[] bytes, int count) {
            if (behaviour == Behaviour.THROWING) {
                throw new IllegalStateException("the device is gone");
            }
            while (behaviour == Behaviour.HANGING && !closed) {
                LockSupport.parkNanos(1_000_000);
            }
            int samples = count / FRAME_BYTES;
            if (closed || !allowed.tryAcquire(samples)) {
                return 0;
            }
            ByteBuffer out = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < samples; i++) {
                boolean isMuted = behaviour == Behaviour.MUTED;
                out.putShort((short) (isMuted ? 0 : givenSamples + i));
            }
            unaccounted = samples;
            return count;
        }
    }
}
