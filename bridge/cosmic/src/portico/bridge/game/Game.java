package portico.bridge.game;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The running game, as the bridge needs it. One adapter for each server knows its classes. */
public interface Game {
    /** Name of the plug in the status, such as `cosmic`. */
    String name();

    /** Whether it can `hold` a character: without, the plug does not have the call of grants. */
    boolean canGrant();

    /** Whether the game takes players, and neither starts nor stops. */
    boolean isReady();

    long startedAt();

    List<World> worlds();

    /** All characters in memory, ghosts too. */
    List<Player> players();

    /** Answers `CHANGING` where it is not sure that nothing is in memory. */
    Account account(int accountId);

    List<Merchant> merchants();

    /** Puts hooks where comparing shows nothing. Called twice a second, since players, maps and channels come and go. */
    void listen(News news);

    void reloadDrops();

    /** Saves and forgets a ghost. False where the account is no ghost any more. */
    boolean settle(int accountId);

    /** Begins to end the session of an account, as when its client closes; the game saves the character. */
    void endSession(int accountId);

    /** A connection of the game's pool. */
    Connection database() throws SQLException;

    /**
     * Runs work while the game neither handles what the account's client sends nor saves its character.
     * Throws a `Refusal` where the account is not in the game, or not free in time.
     */
    <T> T hold(int accountId, Work<T> work);

    /** Work on a character that is held. */
    interface Work<T> {
        T run(Held held) throws SQLException;
    }

    /** A character in memory that nothing else saves or changes until the work ends. */
    interface Held {
        int characterId();

        /** Saves as at logout. The game may fail without a word: compare the rows. */
        void save();

        int nx();

        int meso();

        int maxHp();

        int maxMp();

        /** Adds to the memory, and tells the client. Called after the rows have it. */
        void add(Change change);

        /** Ends the session; the memory is lost, and the rows hold. */
        void endUnsaved();
    }
}
