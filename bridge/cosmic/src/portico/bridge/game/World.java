package portico.bridge.game;

import java.util.List;
import java.util.Map;

/** A world with the players of its channels and its rates. */
public final class World {
    public final int world;
    public final String name;
    public final List<Map<String, Object>> channels;
    public final Map<String, Object> rates;

    public World(int world, String name, List<Map<String, Object>> channels, Map<String, Object> rates) {
        this.world = world;
        this.name = name;
        this.channels = channels;
        this.rates = rates;
    }
}
