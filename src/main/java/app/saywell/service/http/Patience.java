package app.saywell.service.http;

import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// Closes connections on which no request has begun for a while: idle ones, and those that send
/// their headers byte by byte and so never look idle.
final class Patience extends AbstractLifeCycle implements Connection.Listener {
    private final Duration most;
    private final Scheduler scheduler;
    private final Map<Connection, Seen> connections = new ConcurrentHashMap<>();

    /// @param most the time between the end of one request and the whole headers of the next
    Patience(Duration most, Scheduler scheduler) {
        this.most = most;
        this.scheduler = scheduler;
    }

    @Override
    public void onOpened(Connection connection) {
        connections.put(connection, new Seen(0, System.nanoTime()));
    }

    @Override
    public void onClosed(Connection connection) {
        connections.remove(connection);
    }

    @Override
    protected void doStart() {
        again();
    }

    private void again() {
        scheduler.schedule(this::sweep, most.toMillis() / 4, TimeUnit.MILLISECONDS);
    }

    private void sweep() {
        long now = System.nanoTime();
        connections.replaceAll((connection, seen) -> look(connection, seen, now));
        if (isRunning()) {
            again();
        }
    }

    private Seen look(Connection connection, Seen seen, long now) {
        long exchanges = connection.getMessagesIn() + connection.getMessagesOut();
        boolean atWork = connection.getMessagesIn() > connection.getMessagesOut();
        if (exchanges != seen.exchanges || atWork) {
            return new Seen(exchanges, now);
        }
        if (now - seen.since > most.toNanos()) {
            connection.getEndPoint().close();
        }
        return seen;
    }

    /// @param exchanges requests and answers so far
    /// @param since when they became so many
    private record Seen(long exchanges, long since) {}
}
