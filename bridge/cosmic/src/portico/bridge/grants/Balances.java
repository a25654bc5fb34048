package portico.bridge.grants;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import portico.bridge.game.Change;

/** Balances in the rows of an account and of a character, locked for the transaction that read them. */
final class Balances {
    private static final long MAX = 2_147_483_647L;

    final long nx;
    final long vp;
    final long meso;
    final long hp;
    final long mp;
    final boolean hasCharacter;

    private Balances(long nx, long vp, long meso, long hp, long mp, boolean hasCharacter) {
        this.nx = nx;
        this.vp = vp;
        this.meso = meso;
        this.hp = hp;
        this.mp = mp;
        this.hasCharacter = hasCharacter;
    }

    /** @param characterId 0 for none; a character of another account counts as none */
    static Balances lock(Connection connection, int accountId, int characterId) throws SQLException {
        String account = "SELECT COALESCE(nxCredit, 0), votepoints FROM accounts WHERE id = ? FOR UPDATE";
        String character = "SELECT meso, maxhp, maxmp FROM characters WHERE id = ? AND accountid = ? FOR UPDATE";
        long[] own = numbers(connection, account, 2, accountId);
        long[] its = characterId == 0 ? null : numbers(connection, character, 3, characterId, accountId);
        if (own == null) throw new SQLException("account " + accountId + " has no row");
        return its == null
            ? new Balances(own[0], own[1], 0, 0, 0, false)
            : new Balances(own[0], own[1], its[0], its[1], its[2], true);
    }

    private static long[] numbers(Connection connection, String sql, int columns, int... ids) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setQueryTimeout(Grants.STATEMENT_SECONDS);
            for (int i = 0; i < ids.length; i++) statement.setInt(i + 1, ids[i]);
            try (ResultSet rows = statement.executeQuery()) {
                if (!rows.next()) return null;
                long[] found = new long[columns];
                for (int i = 0; i < columns; i++) found[i] = rows.getLong(i + 1);
                return found;
            }
        }
    }

    /** The reason why a grant cannot be applied to these balances; null if it can. */
    String refusal(GrantRow grant) {
        Change change = grant.change;
        if (change.isOfCharacter() && !hasCharacter) return "no_character";
        if (isBelow(nx, change.nx, 0) || isBelow(vp, change.vp, 0) || isBelow(meso, change.meso, 0)) return "not_enough";
        if (isBelow(hp, change.hp, 1) || isBelow(mp, change.mp, 0)) return "not_enough";
        if (isAbove(nx, change.nx, MAX) || isAbove(vp, change.vp, MAX) || isAbove(meso, change.meso, MAX)) return "ceiling";
        if (isAbove(hp, change.hp, grant.hpMax) || isAbove(mp, change.mp, grant.mpMax)) return "ceiling";
        return null;
    }

    private static boolean isBelow(long balance, int change, long least) {
        return change < 0 && balance + change < least;
    }

    private static boolean isAbove(long balance, int change, long most) {
        return change > 0 && balance + change > most;
    }
}
