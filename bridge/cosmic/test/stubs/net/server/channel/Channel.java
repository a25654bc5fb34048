package net.server.channel;

import net.server.PlayerStorage;

/** Stub. */
public final class Channel {
    private final PlayerStorage players = new PlayerStorage();

    public int getId() {
        return 1;
    }

    public PlayerStorage getPlayerStorage() {
        return players;
    }
}
