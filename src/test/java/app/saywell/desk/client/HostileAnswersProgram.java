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
        Path folder = Path.of(args[0]);
        List<String> remaining = threadsLeft(folder.resolve("0"));
        for (int attempt = 1; !remaining.isEmpty() && attempt < 20; attempt++) {
            remaining = threadsLeft(folder.resolve(String.valueOf(attempt)));
        }
        if (!remaining.isEmpty()) {
            throw new AssertionError("threads are left: " + remaining);
        }
        System.out.println("all taken");
    }

    private static void callServer(ServerFault fault, ServiceEndpoint endpoint) throws IOException {
        try (FaultServer server = FaultServer.start(fault.serverBehaviour());
                ClientTestRig rig = new ClientTestRig(server.address(), fault.callTimeout())) {
            CallFailure failure = rig.askExpectingFailure(endpoint);
            if (failure.kind() != fault.kind()) {
                throw new AssertionError(fault + " gave " + failure);
            }
        }
    }

    /// The names of unexpected threads, including virtual ones.
    private static List<String> threadsLeft(Path dump) throws IOException {
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpThreads(dump.toAbsolutePath().toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
        Matcher threads = THREAD.matcher(Files.readString(dump));
        List<String> remaining = new ArrayList<>();
        while (threads.find()) {
            if (!EXPECTED.matcher(threads.group(1)).matches()) {
                remaining.add(threads.group());
            }
        }
        return remaining;
    }
}
