package portico.bridge.cosmic;

import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import portico.bridge.Log;
import portico.bridge.game.Change;
import portico.bridge.game.Game;
import portico.bridge.http.Refusal;

/**
 * A character that is changed in the thread that handles its client's packets, under the monitor of the game's saves. So the client cannot
 * spend and nothing is saved in between. Gains from other threads are added and stay.
 */
final class HeldCharacter implements Game.Held {
    private static final long START_MS = 5000;
    private static final long RUN_MS = 20_000;

    private final CosmicGame game;
    private final Object character;
    private final Object client;

    private HeldCharacter(CosmicGame game, Object character, Object client) {
        this.game = game;
        this.character = character;
        this.client = client;
    }

    static <T> T hold(CosmicGame game, Object character, Game.Work<T> work) {
        Object client = character == null ? null : Reach.call(character, "getClient");
        if (client == null || !game.names().isConnected(client)) throw Refusal.notInGame("the account does not play");
        ExecutorService thread = (ExecutorService) Reach.call(Reach.field(client, "ioChannel"), "eventLoop");
        AtomicBoolean isTaken = new AtomicBoolean();
        HeldCharacter held = new HeldCharacter(game, character, client);
        Callable<T> task = () -> isTaken.compareAndSet(false, true) ? held.run(work) : null;
        return result(thread.submit(task), isTaken);
    }

    private <T> T run(Game.Work<T> work) throws SQLException {
        synchronized (character) {
            boolean plays = Reach.is(character, "isLoggedin") && Reach.call(client, "getPlayer") == character
                && Reach.call(character, "getClient") == client && !game.names().isInTransition(client)
                && game.names().isConnected(client);
            if (!plays) throw Refusal.notInGame("the account does not play any more");
            return work.run(this);
        }
    }

    private static <T> T result(Future<T> future, AtomicBoolean isTaken) {
        try {
            try {
                return future.get(START_MS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException late) {
                // No work starts after the refusal; running work is waited for.
                if (isTaken.compareAndSet(false, true)) throw Refusal.notReady("the game is busy with the account");
                return future.get(RUN_MS, TimeUnit.MILLISECONDS);
            }
        } catch (ExecutionException error) {
            if (error.getCause() instanceof RuntimeException) throw (RuntimeException) error.getCause();
            if (error.getCause() instanceof SQLException) {
                Log.warn("a grant is left as it is", error.getCause());
                throw Refusal.notReady("the game's database did not answer");
            }
            throw new IllegalStateException(error.getCause());
        } catch (TimeoutException | InterruptedException error) {
            throw Refusal.notReady("the game does not come to an end with the account");
        }
    }

    @Override
    public int characterId() {
        return Reach.number(character, "getId");
    }

    @Override
    public void save() {
        Reach.call(character, "saveCharToDB", true);
    }

    @Override
    public int nx() {
        return NxChanges.balance(character);
    }

    @Override
    public int meso() {
        return Reach.number(character, "getMeso");
    }

    @Override
    public int maxHp() {
        return Reach.number(character, "getMaxHp");
    }

    @Override
    public int maxMp() {
        return Reach.number(character, "getMaxMp");
    }

    @Override
    public void add(Change change) {
        if (change.nx != 0) {
            game.nxChanges().addFromPortal(character, change.nx);
            if (Reach.is(Reach.call(character, "getCashShop"), "isOpened"))
                Reach.call(client, "sendPacket", Reach.callStatic(Names.COSMIC_PACKETS, "showCash", character));
        }
        // The getter reads the row into the client's memory, whereas the adder would write the client's old value.
        if (change.vp != 0) Reach.call(client, "getVotePoints");
        if (change.characterId != characterId()) return;
        if (change.meso != 0) Reach.call(character, "gainMeso", change.meso, true, false, true);
        if (change.hp != 0) Reach.call(character, "addMaxHP", change.hp);
        if (change.mp != 0) Reach.call(character, "addMaxMP", change.mp);
    }

    @Override
    public void endUnsaved() {
        // Marked as logged off, so that the game no longer saves it.
        Reach.call(character, "logOff");
        game.forget(character);
        game.names().close(client);
    }
}
