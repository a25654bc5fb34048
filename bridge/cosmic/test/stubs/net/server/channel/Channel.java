package net.server.channel;

import java.util.Collections;
import java.util.List;
import net.server.PlayerStorage;

/** Stub. */
public final class Channel {
    private final PlayerStorage players = new PlayerStorage();

    public int getId() {
        return 1;
    }

    public int getWorld() {
        return 0;
    }

    public List<Object> getExpeditions() {
        return Collections.emptyList();
    }

    public PlayerStorage getPlayerStorage() {
        return players;
    }
}
