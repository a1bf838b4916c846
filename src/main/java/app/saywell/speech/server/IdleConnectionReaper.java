package app.saywell.speech.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Closes connections on which no request has started for the idle time-out. This includes
/// connections that send headers byte by byte, which Jetty's own idle time-out does not notice.
final class IdleConnectionReaper extends AbstractLifeCycle implements Connection.Listener {
    private static final Logger LOG = LoggerFactory.getLogger(IdleConnectionReaper.class);

    private final Duration idleTimeout;
    private final Scheduler scheduler;
    private final Map<Connection, ConnectionActivity> activities = new ConcurrentHashMap<>();

    /// @param idleTimeout the longest time between the end of one request and the complete headers
    ///     of the next
    IdleConnectionReaper(Duration idleTimeout, Scheduler scheduler) {
        this.idleTimeout = idleTimeout;
        this.scheduler = scheduler;
    }

    @Override
    public void onOpened(Connection connection) {
        activities.put(connection, new ConnectionActivity(0, System.nanoTime()));
    }

    @Override
    public void onClosed(Connection connection) {
        activities.remove(connection);
    }

    @Override
    protected void doStart() {
        scheduleSweep();
    }

    private void scheduleSweep() {
        scheduler.schedule(this::sweep, idleTimeout.toMillis() / 4, TimeUnit.MILLISECONDS);
    }

    private void sweep() {
        long now = System.nanoTime();
        try {
            activities.replaceAll((connection, activity) -> closeIfIdle(connection, activity, now));
        } catch (RuntimeException e) { // one connection must not keep the others open
            LOG.warn("Idle connections could not be closed", e);
        } finally {
            if (isRunning()) {
                scheduleSweep();
            }
        }
    }

    private ConnectionActivity closeIfIdle(Connection connection, ConnectionActivity activity, long now) {
        long exchanges = connection.getMessagesIn() + connection.getMessagesOut();
        boolean requestInProgress = connection.getMessagesIn() > connection.getMessagesOut();
        if (exchanges != activity.exchanges || requestInProgress) {
            return new ConnectionActivity(exchanges, now);
        }
        if (now - activity.sinceNanos > idleTimeout.toNanos()) {
            connection.getEndPoint().close();
        }
        return activity;
    }

    /// @param exchanges number of requests and answers so far
    /// @param sinceNanos when that number last changed
    private record ConnectionActivity(long exchanges, long sinceNanos) {}
}
