package app.saywell.desk.client;

import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A program that receives every hostile answer on every call and then checks for leaked threads.
/// [HostileAnswersTest] runs it in a JVM with little memory.
final class HostileAnswersProgram {
    private static final Pattern THREAD = Pattern.compile("(?m)^#\\d+ \"([^\"]*)\"( virtual)?");

    /// Threads of the JVM, and two threads of the HTTP library that end after an idle minute.
    private static final Pattern EXPECTED =
            Pattern.compile("main|Reference Handler|Finalizer|Signal Dispatcher|Notification Thread"
                    + "|Common-Cleaner|Service Thread|Attach Listener|.*Compiler.*"
                    + "|ForkJoinPool-.*|.*Poller.*|VirtualThread-un.*"
                    + "|Monitor Deflation.*|process reaper.*"
                    + "|Okio Watchdog|OkHttp TaskRunner");

    /// Threads that were told to end do so when they get the processor.
    private static final int MOST_SECONDS_TO_END = 100;

    private HostileAnswersProgram() {}

    /// @param args a folder to write into
    public static void main(String[] args) throws Exception {
        List<ServerFault> faults = new ArrayList<>(ServerFaults.endless());
        faults.addAll(ServerFaults.unreadable());
        faults.add(ServerFaults.silences().getLast());
        for (ServerFault fault : faults) {
            for (ServiceEndpoint endpoint : ServiceEndpoint.values()) {
                callServer(fault, endpoint);
            }
        }
        Path dump = Path.of(args[0]).resolve("threads");
        List<String> remaining = threadsLeft(dump);
        long deadline = System.nanoTime() + MOST_SECONDS_TO_END * 1_000_000_000L;
        while (!remaining.isEmpty() && System.nanoTime() < deadline) {
            remaining = threadsLeft(dump);
        }
        if (!remaining.isEmpty()) {
            throw new AssertionError("threads are left: " + remaining);
        }
        System.out.println("all taken");
    }

    private static void callServer(ServerFault fault, ServiceEndpoint endpoint) throws IOException {
        ServerFault tried = fault;
        CallFailure failure = failure(tried, endpoint);
        while (failure.kind() != fault.kind()) {
            if (!tried.isInAHurry()) {
                throw new AssertionError(fault + " gave " + failure);
            }
            tried = tried.withMoreTime();
            failure = failure(tried, endpoint);
        }
    }

    private static CallFailure failure(ServerFault fault, ServiceEndpoint endpoint) throws IOException {
        try (FaultServer server = FaultServer.start(fault.serverBehaviour());
                ClientTestRig rig = new ClientTestRig(server.address(), fault.callTimeout())) {
            return rig.askExpectingFailure(endpoint);
        }
    }

    /// The names of unexpected threads, including virtual ones.
    private static List<String> threadsLeft(Path dump) throws IOException {
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpThreads(dump.toAbsolutePath().toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
        Matcher threads = THREAD.matcher(Files.readString(dump));
        Files.delete(dump);
        List<String> remaining = new ArrayList<>();
        while (threads.find()) {
            if (!EXPECTED.matcher(threads.group(1)).matches()) {
                remaining.add(threads.group());
            }
        }
        return remaining;
    }
}
