package portico.bridge.game;

/** The game's memory of an account, in the words of the contract. */
public enum Session {
    NONE, LOGIN, CHANGING, GAME, GHOST;

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
