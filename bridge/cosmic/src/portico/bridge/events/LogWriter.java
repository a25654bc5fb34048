package portico.bridge.events;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import portico.bridge.Log;
import portico.bridge.game.Game;
import portico.bridge.game.News;

/** Writes rows of the portal's logs in its own thread, so that no thread of the game waits for the database. */
public final class LogWriter implements News, Runnable {
    private static final int MAX_WAITING = 10_000;
    private static final int SECONDS = 5;
    private static final long PAUSE_MS = 2000;

    private final Game game;
    private final EventLog events;
    private final Set<LogTable> tables;
    private final BlockingQueue<Row> rows = new LinkedBlockingQueue<>(MAX_WAITING);

    /** @param tables logs to write; rows of others are dropped */
    public LogWriter(Game game, EventLog events, Set<LogTable> tables) {
        this.game = game;
        this.events = events;
        this.tables = tables;
    }

    private static final class Row {
        final LogTable table;
        final Object[] values;

        Row(LogTable table, Object[] values) {
            this.table = table;
            this.values = values;
        }
    }

    @Override
    public void event(Map<String, Object> event) {
        events.add(event);
    }

    @Override
    public void row(LogTable table, Object... values) {
        if (tables.contains(table) && !rows.offer(new Row(table, values)))
            Log.warn("a row of a log is lost, the database is away for too long: " + table.word + Arrays.toString(values), null);
    }

    @Override
    public void run() {
        try {
            while (true) {
                Row row = rows.take();
                while (!isWritten(row)) Thread.sleep(PAUSE_MS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** False while the database is away. A row that the database refuses is dropped. */
    private boolean isWritten(Row row) {
        try (Connection connection = game.database();
            PreparedStatement statement = connection.prepareStatement(row.table.insert)) {
            statement.setQueryTimeout(SECONDS);
            for (int i = 0; i < row.values.length; i++) statement.setObject(i + 1, row.values[i]);
            statement.executeUpdate();
            return true;
        } catch (SQLException error) {
            boolean isRefused = error.getSQLState() != null && error.getSQLState().matches("(22|23|42).*");
            Log.warn("a row of the log " + row.table.word + (isRefused ? " is refused" : " waits for the database"), error);
            return isRefused;
        } catch (RuntimeException error) {
            Log.warn("a row of the log " + row.table.word + " waits for the game's connections", error);
            return false;
        }
    }
}
