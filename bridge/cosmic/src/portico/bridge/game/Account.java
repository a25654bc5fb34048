package portico.bridge.game;

/** The session of an account, with its character if one is in memory. */
public final class Account {
    public final Session session;
    /** Null if no character is in memory. */
    public final Player player;

    public Account(Session session, Player player) {
        this.session = session;
        this.player = player;
    }
}
