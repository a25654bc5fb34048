package portico.bridge.game;

import java.util.Map;
import portico.bridge.http.Json;

/** A snapshot of a character in memory. */
public final class Player {
    public final int characterId;
    public final int accountId;
    public final String name;
    public final int level;
    public final int job;
    public final int mapId;
    public final int world;
    /** Null in the cash shop, and between channels. */
    public final Integer channel;
    public final Session session;

    public Player(
        int characterId, int accountId, String name, int level, int job, int mapId, int world, Integer channel,
        Session session
    ) {
        this.characterId = characterId;
        this.accountId = accountId;
        this.name = name;
        this.level = level;
        this.job = job;
        this.mapId = mapId;
        this.world = world;
        this.channel = channel;
        this.session = session;
    }

    public boolean plays() {
        return session == Session.GAME || session == Session.CHANGING;
    }

    public Map<String, Object> json() {
        return Json.object(
            "characterId", characterId, "accountId", accountId, "name", name, "level", level, "job", job,
            "mapId", mapId, "world", world, "channel", channel);
    }
}
