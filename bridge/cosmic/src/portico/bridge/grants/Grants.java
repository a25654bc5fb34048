package portico.bridge.grants;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import portico.bridge.Log;
import portico.bridge.game.Change;
import portico.bridge.game.Game;
import portico.bridge.game.Session;
import portico.bridge.http.Json;
import portico.bridge.http.Refusal;

/** Applies rows of `portal_bridge_grant` to accounts in the game, each once. */
public final class Grants {
    static final int STATEMENT_SECONDS = 3;
    private static final long UNKNOWN_MS = 10_000;
    private static final long PAUSE_MS = 200;
    /** Each grant takes two connections of the game's pool, which has ten. */
    private static final int AT_ONCE = 4;
    private static final int ROOM_SECONDS = 4;

    private final Game game;
    private final Semaphore room = new Semaphore(AT_ONCE, true);
    /** Grants of one account run one after the other. */
    private final Object[] turns = new Object[64];

    public Grants(Game game) {
        this.game = game;
        Arrays.setAll(turns, i -> new Object());
    }

    /** Applies the row of a key. A row that is already decided is returned unchanged. */
    public Map<String, Object> apply(String key) {
        try {
            GrantRow row = find(key);
            if (!row.isWaiting()) return answer(row);
            if (game.account(row.accountId).session != Session.GAME) throw notInGame();
            takeRoom();
            try {
                synchronized (turns[row.accountId % turns.length]) {
                    return answer(decide(key));
                }
            } finally {
                room.release();
            }
        } catch (SQLException error) {
            Log.warn("grant " + key + " is left as it is", error);
            throw Refusal.notReady("the game's database did not answer");
        }
    }

    private void takeRoom() {
        try {
            if (room.tryAcquire(ROOM_SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        throw Refusal.notReady("too many grants at a time");
    }

    private GrantRow decide(String key) throws SQLException {
        GrantRow row = find(key);
        if (!row.isWaiting()) return row;
        // Taken before the character is held, so that no lock of the game waits for the pool.
        try (Connection connection = game.database()) {
            GrantTransaction transaction = new GrantTransaction(connection, key);
            return game.hold(row.accountId, held -> {
                Outcome outcome = transaction.run(held);
                if (outcome == Outcome.APPLIED) held.add(transaction.change());
                if (outcome == Outcome.UNKNOWN) resolve(key, transaction.change(), held);
                return find(key);
            });
        }
    }

    /** The commit may have happened: the memory follows the row, or is discarded if the row cannot be read. */
    private void resolve(String key, Change change, Game.Held held) {
        long until = System.currentTimeMillis() + UNKNOWN_MS;
        while (System.currentTimeMillis() < until) {
            try (Connection connection = game.database()) {
                GrantRow now = GrantRow.lock(connection, key);
                if (now != null && now.isApplied()) held.add(change);
                return;
            } catch (SQLException error) {
                pause();
            }
        }
        Log.warn("the outcome of grant " + key + " is unknown: the session ends without a save", null);
        held.endUnsaved();
        throw Refusal.notReady("the outcome is unknown");
    }

    private GrantRow find(String key) throws SQLException {
        try (Connection connection = game.database()) {
            GrantRow row = GrantRow.find(connection, key);
            if (row == null) throw Refusal.notFound("unknown_grant", "no row has this key");
            return row;
        }
    }

    private static Map<String, Object> answer(GrantRow row) {
        if (row.isWaiting()) throw Refusal.notReady("the row is still waiting");
        return Json.object("key", row.key, "state", row.state, "code", row.code);
    }

    private static Refusal notInGame() {
        return Refusal.notInGame("the account does not play");
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
