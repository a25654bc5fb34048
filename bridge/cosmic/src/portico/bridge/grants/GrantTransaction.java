package portico.bridge.grants;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import portico.bridge.game.Change;
import portico.bridge.game.Game;
import portico.bridge.http.Refusal;

/** The save, and the single transaction that writes state and balances. */
final class GrantTransaction {
    private static final int SAVES = 3;

    private final Connection connection;
    private final String key;
    /** The locked row. A row that was taken back may return with other amounts. */
    private GrantRow grant;

    GrantTransaction(Connection connection, String key) {
        this.connection = connection;
        this.key = key;
    }

    /** Amounts that were applied, or may have been. */
    Change change() {
        return grant.change;
    }

    Outcome run(Game.Held held) throws SQLException {
        connection.setAutoCommit(false);
        try {
            return decide(held);
        } finally {
            end();
        }
    }

    private Outcome decide(Game.Held held) throws SQLException {
        Balances balances = saved(held);
        if (balances == null) return Outcome.DECIDED;
        String refusal = balances.refusal(grant);
        if (refusal != null) {
            connection.rollback();
            boolean isRefused = refuse(refusal);
            connection.commit();
            return isRefused ? Outcome.REFUSED : Outcome.DECIDED;
        }
        if (!writeState(balances)) {
            connection.rollback();
            return Outcome.DECIDED;
        }
        writeBalances();
        try {
            connection.commit();
        } catch (SQLException unknown) {
            return Outcome.UNKNOWN;
        }
        return Outcome.APPLIED;
    }

    /** Locked balances, if the rows equal the memory; null if nothing waits. A failed save changes nothing. */
    private Balances saved(Game.Held held) throws SQLException {
        for (int i = 0; i < SAVES; i++) {
            held.save();
            grant = GrantRow.lock(connection, key);
            if (grant == null || !grant.isWaiting()) return null;
            Balances own = Balances.lock(connection, grant.accountId, held.characterId());
            boolean isSaved = own.nx == held.nx() && own.meso == held.meso() && own.hp == held.maxHp() && own.mp == held.maxMp();
            int other = grant.change.characterId;
            if (isSaved)
                return other == held.characterId() ? own : Balances.lock(connection, grant.accountId, other);
            connection.rollback();
        }
        throw Refusal.notReady("the game did not save the character");
    }

    private boolean writeState(Balances balances) throws SQLException {
        Change change = grant.change;
        String sql = "UPDATE portal_bridge_grant SET state = 'applied', decided_at = ?, nx_after = ?, vp_after = ?,"
            + " meso_after = ?, hp_after = ?, mp_after = ? WHERE grant_key = ? AND state = 'waiting'";
        return 1 == update(
            sql, System.currentTimeMillis(), after(balances.nx, change.nx), after(balances.vp, change.vp),
            after(balances.meso, change.meso), after(balances.hp, change.hp), after(balances.mp, change.mp), key);
    }

    private void writeBalances() throws SQLException {
        Change change = grant.change;
        int accounts = update(
            "UPDATE accounts SET nxCredit = COALESCE(nxCredit, 0) + ?, votepoints = COALESCE(votepoints, 0) + ? WHERE id = ?",
            change.nx, change.vp, grant.accountId);
        if ((change.nx != 0 || change.vp != 0) && accounts != 1) throw new SQLException("no row of the account");
        if (!change.isOfCharacter()) return;
        int characters = update(
            "UPDATE characters SET meso = meso + ?, maxhp = maxhp + ?, maxmp = maxmp + ? WHERE id = ? AND accountid = ?",
            change.meso, change.hp, change.mp, change.characterId, grant.accountId);
        if (characters != 1) throw new SQLException("no row of the character");
    }

    private boolean refuse(String code) throws SQLException {
        String sql = "UPDATE portal_bridge_grant SET state = 'refused', code = ?, decided_at = ?"
            + " WHERE grant_key = ? AND state = 'waiting'";
        return update(sql, code, System.currentTimeMillis(), key) == 1;
    }

    private int update(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setQueryTimeout(Grants.STATEMENT_SECONDS);
            for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
            return statement.executeUpdate();
        }
    }

    private static Long after(long balance, int change) {
        return change == 0 ? null : Long.valueOf(balance + change);
    }

    /** Restores the connection to the pool's defaults. The pool discards a broken one. */
    private void end() {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException broken) {
            portico.bridge.Log.debug("the connection of a grant is broken");
        }
    }
}
