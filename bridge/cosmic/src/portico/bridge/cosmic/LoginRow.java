package portico.bridge.cosmic;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import portico.bridge.http.Refusal;

/** `accounts.loggedin`: 0 out, 1 between two servers, for 30 s after `lastlogin`, 2 in. */
final class LoginRow {
    static final int OUT = 0;
    static final int IN = 2;
    private static final int BETWEEN = 1;
    private static final long BETWEEN_MS = 30_000;
    private static final int SECONDS = 2;

    final int state;
    final boolean isBetween;

    private LoginRow(int state, Timestamp since) {
        this.state = state;
        isBetween = state == BETWEEN && since != null && since.getTime() + BETWEEN_MS > System.currentTimeMillis();
    }

    /** The row of an account; "out" if there is none. */
    static LoginRow read(CosmicGame game, int accountId) {
        String sql = "SELECT loggedin, lastlogin FROM accounts WHERE id = ?";
        try (Connection connection = game.database(); PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setQueryTimeout(SECONDS);
            statement.setInt(1, accountId);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? new LoginRow(rows.getInt(1), rows.getTimestamp(2)) : new LoginRow(OUT, null);
            }
        } catch (SQLException error) {
            throw Refusal.notReady("the game's database did not answer");
        }
    }

    /** Changes the state, unless it has changed since it was read. */
    static boolean change(CosmicGame game, int accountId, int from, int to) {
        String sql = "UPDATE accounts SET loggedin = ?, lastlogin = lastlogin WHERE id = ? AND loggedin = ?";
        try (Connection connection = game.database(); PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setQueryTimeout(SECONDS);
            statement.setInt(1, to);
            statement.setInt(2, accountId);
            statement.setInt(3, from);
            return from == to || statement.executeUpdate() == 1;
        } catch (SQLException error) {
            throw Refusal.notReady("the game's database did not answer");
        }
    }
}
