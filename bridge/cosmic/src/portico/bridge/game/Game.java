package portico.bridge.game;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The running game, as the bridge needs it. One adapter per server knows its classes. */
public interface Game {
    /** Name of the plug in the status, such as `cosmic`. */
    String name();

    /** Whether it can `hold` a character. Without that the plug does not offer the call for grants. */
    boolean canGrant();

    /** Whether the game accepts players, and is neither starting nor stopping. */
    boolean isReady();

    long startedAt();

    List<World> worlds();

    /** All characters in memory, ghosts too. */
    List<Player> players();

    /** Returns `CHANGING` if it is not certain that nothing is in memory. */
    Account account(int accountId);

    List<Merchant> merchants();

    /** Installs hooks where a comparison shows nothing. Called twice a second, because players, maps and channels come and go. */
    void listen(News news);

    void reloadDrops();

    /** Saves and forgets a ghost. False if the account is no longer a ghost. */
    boolean settle(int accountId);

    /** Begins to end the session of an account, as if its client closed; the game saves the character. */
    void endSession(int accountId);

    /** A connection of the game's pool. */
    Connection database() throws SQLException;

    /**
     * Runs work while the game neither handles the client's packets nor saves the character. Throws a `Refusal` if the account is not in
     * the game, or not available in time.
     */
    <T> T hold(int accountId, Work<T> work);

    /** Work on a character that is held. */
    interface Work<T> {
        T run(Held held) throws SQLException;
    }

    /** A character in memory that nothing else saves or changes until the work ends. */
    interface Held {
        int characterId();

        /** Saves as at logout. The game may fail silently, so compare the rows. */
        void save();

        int nx();

        int meso();

        int maxHp();

        int maxMp();

        /** Adds to the memory and informs the client. Called after the rows are written. */
        void add(Change change);

        /** Ends the session. The memory is lost, and the rows stay as they are. */
        void endUnsaved();
    }
}
