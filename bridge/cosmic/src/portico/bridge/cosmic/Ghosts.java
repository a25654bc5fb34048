package portico.bridge.cosmic;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import portico.bridge.Log;
import portico.bridge.http.Refusal;

/** Saves and forgets characters without a client. */
final class Ghosts {
    private final CosmicGame game;

    Ghosts(CosmicGame game) {
        this.game = game;
    }

    /** False if a client takes the character over in between. */
    boolean settle(int accountId, Object character) {
        LoginRow row = LoginRow.read(game, accountId);
        // While the row says "logged in", nobody can log in, so the rows can be written safely.
        if (row.isBetween || !LoginRow.change(game, accountId, row.state, LoginRow.IN)) return false;
        try {
            synchronized (character) {
                if (!game.forget(character)) return false;
                save(character);
            }
        } finally {
            LoginRow.change(game, accountId, LoginRow.IN, LoginRow.OUT);
        }
        Reach.call(character, "empty", true);
        return true;
    }

    private void save(Object character) {
        Reach.call(character, "saveCooldowns");
        Reach.call(character, "saveCharToDB", true);
        if (!isSaved(character)) {
            Object world = Reach.call(character, "getWorldServer");
            Reach.call(Reach.call(world, "getPlayerStorage"), "addPlayer", character);
            throw Refusal.notReady("the game did not save the character");
        }
        Reach.call(character, "logOff");
    }

    /** The game logs a failed save and continues. */
    private boolean isSaved(Object character) {
        String sql = "SELECT meso, maxhp, maxmp FROM characters WHERE id = ?";
        try (Connection connection = game.database(); PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, Reach.number(character, "getId"));
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() && rows.getInt(1) == Reach.number(character, "getMeso")
                    && rows.getInt(2) == Reach.number(character, "getMaxHp")
                    && rows.getInt(3) == Reach.number(character, "getMaxMp");
            }
        } catch (SQLException error) {
            Log.warn("a ghost cannot be read back", error);
            return false;
        }
    }
}
