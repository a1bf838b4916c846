package app.saywell.client;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;

import com.sun.management.HotSpotDiagnosticMXBean;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A program that lets every hostile answer be given on every call and then looks which threads are
/// left; run by [HostileAnswersTest] in a JVM with little memory.
final class Hostilities {
    private static final Pattern THREAD = Pattern.compile("(?m)^#\\d+ \"([^\"]*)\"( virtual)?");

    /// Of the JVM, and one each of the library for the whole process, which end by themselves after
    /// an idle minute.
    private static final Pattern EXPECTED =
            Pattern.compile(
                    "main|Reference Handler|Finalizer|Signal Dispatcher|Notification Thread"
                            + "|Common-Cleaner|Service Thread|Attach Listener|.*Compiler.*"
                            + "|ForkJoinPool-.*|.*Poller.*|VirtualThread-un.*"
                            + "|Monitor Deflation.*|process reaper.*"
                            + "|Okio Watchdog|OkHttp TaskRunner");

    private Hostilities() {}

    /// @param args a folder to write into
    public static void main(String[] args) throws Exception {
        List<Fault> faults = new ArrayList<>(Faults.endless());
        faults.addAll(Faults.unreadable());
        faults.add(Faults.silences().getLast());
        for (Fault fault : faults) {
            for (Endpoint endpoint : Endpoint.values()) {
                endure(fault, endpoint);
            }
        }
        Path folder = Path.of(args[0]);
        List<String> left = threadsLeft(folder.resolve("0"));
        for (int look = 1; !left.isEmpty() && look < 20; look++) {
            left = threadsLeft(folder.resolve(String.valueOf(look)));
        }
        if (!left.isEmpty()) {
            throw new AssertionError("threads are left: " + left);
        }
        System.out.println("all taken");
    }

    private static void endure(Fault fault, Endpoint endpoint) throws IOException {
        try (FaultServer server = FaultServer.start(fault.behaviour());
                Rig rig = new Rig(server.address(), fault.patience())) {
            Failure failure = rig.fail(endpoint);
            if (failure.kind() != fault.kind()) {
                throw new AssertionError(fault + " gave " + failure);
            }
        }
    }

    /// Names of the threads, virtual ones, too, that should not be there.
    private static List<String> threadsLeft(Path dump) throws IOException {
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpThreads(
                        dump.toAbsolutePath().toString(),
                        HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
        Matcher threads = THREAD.matcher(Files.readString(dump));
        List<String> left = new ArrayList<>();
        while (threads.find()) {
            if (!EXPECTED.matcher(threads.group(1)).matches()) {
                left.add(threads.group());
            }
        }
        return left;
    }
}
