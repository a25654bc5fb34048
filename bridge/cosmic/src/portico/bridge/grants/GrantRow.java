package portico.bridge.grants;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import portico.bridge.game.Change;

/** A row of `portal_bridge_grant`. */
final class GrantRow {
    private static final String COLUMNS =
        "account_id, character_id, nx, vp, meso, hp, mp, hp_max, mp_max, state, code";
    private static final String UNKNOWN_TABLE = "42S02";

    final String key;
    final int accountId;
    final Change change;
    final int hpMax;
    final int mpMax;
    final String state;
    final String code;

    private GrantRow(String key, ResultSet row) throws SQLException {
        this.key = key;
        accountId = row.getInt("account_id");
        change = new Change(
            row.getInt("character_id"), row.getInt("nx"), row.getInt("vp"), row.getInt("meso"), row.getInt("hp"),
            row.getInt("mp"));
        hpMax = row.getInt("hp_max");
        mpMax = row.getInt("mp_max");
        state = row.getString("state");
        code = row.getString("code");
    }

    boolean isWaiting() {
        return "waiting".equals(state);
    }

    boolean isApplied() {
        return "applied".equals(state);
    }

    /** The row of a key; null if there is none. */
    static GrantRow find(Connection connection, String key) throws SQLException {
        return read(connection, key, "");
    }

    /** Locks the row. Waits for a transaction that is changing it, so that the answer is final. */
    static GrantRow lock(Connection connection, String key) throws SQLException {
        return read(connection, key, " FOR UPDATE");
    }

    private static GrantRow read(Connection connection, String key, String lock) throws SQLException {
        String sql = "SELECT " + COLUMNS + " FROM portal_bridge_grant WHERE grant_key = ?" + lock;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setQueryTimeout(Grants.STATEMENT_SECONDS);
            statement.setString(1, key);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? new GrantRow(key, rows) : null;
            }
        } catch (SQLException error) {
            // A portal without grants has not created the table.
            if (UNKNOWN_TABLE.equals(error.getSQLState())) return null;
            throw error;
        }
    }
}
