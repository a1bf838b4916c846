package app.saywell.judge.engine.onnx;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/// Forbids ONNX Runtime to report its use to its maker.
///
/// From 1.29 on its libraries for Linux and macOS keep a database of events and a device number in
/// the user's cache folder and send them to `mobile.events.data.microsoft.com`, unless the
/// environment variable `ORT_DISABLE_TELEMETRY` is set when the library is loaded. Java cannot
/// change its own environment, therefore this calls the C library. On Windows the library only
/// gives events to the system, which [ai.onnxruntime.OrtEnvironment#setTelemetry] stops.
final class RuntimeTelemetry {
    static final String VARIABLE = "ORT_DISABLE_TELEMETRY";

    private RuntimeTelemetry() {}

    /// Must be called before the library is loaded.
    ///
    /// @throws IllegalStateException if it cannot be forbidden; then the library must not be loaded
    static void forbid() {
        if (System.getenv(VARIABLE) != null || System.getProperty("os.name", "").startsWith("Windows")) {
            return;
        }
        Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            MethodHandle setenv = linker.downcallHandle(
                    linker.defaultLookup().find("setenv").orElseThrow(),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
            int failed = (int) setenv.invokeExact(arena.allocateFrom(VARIABLE), arena.allocateFrom("1"), 1);
            if (failed != 0) {
                throw new IllegalStateException("the environment cannot be changed");
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("the environment cannot be changed", e);
        }
    }
}
