package app.saywell.engine.onnx;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;

/// Gives memory that closed sessions left behind back to the system. The C library of Linux keeps
/// most of it otherwise; others give it back themselves.
final class FreedMemory {
    private FreedMemory() {}

    static void giveBack() {
        Optional<MemorySegment> trim = Linker.nativeLinker().defaultLookup().find("malloc_trim");
        if (trim.isEmpty()) {
            return;
        }
        try {
            int given = (int) Linker.nativeLinker()
                    .downcallHandle(trim.get(), FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG))
                    .invokeExact(0L);
            System.getLogger(FreedMemory.class.getName())
                    .log(System.Logger.Level.DEBUG, "memory given back: {0}", given);
        } catch (Throwable e) { // as method handles declare it
            throw new IllegalStateException("malloc_trim failed", e);
        }
    }
}
