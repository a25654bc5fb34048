package portico.bridge.cosmic;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import portico.bridge.game.Account;
import portico.bridge.game.Game;
import portico.bridge.game.Merchant;
import portico.bridge.game.News;
import portico.bridge.game.Player;
import portico.bridge.game.World;
import portico.bridge.http.Json;

/** Cosmic and its relatives, reached by reflection from their own JVM. Nothing of the game is patched or copied. */
public final class CosmicGame implements Game {
    private final long startedAt = System.currentTimeMillis();
    private final Names names;
    private final Predicate<String> isLoaded;
    private volatile boolean hasServer;
    private final Sessions sessions = new Sessions(this);
    private final Ghosts ghosts = new Ghosts(this);
    private final NxChanges nx = new NxChanges();
    private final Hooks hooks = new Hooks(this, nx);

    /** @param isLoaded whether the JVM has loaded a class: the plug is not the one that loads the game */
    public CosmicGame(Names names, Predicate<String> isLoaded) {
        this.names = names;
        this.isLoaded = isLoaded;
    }

    @Override
    public String name() {
        return names.server;
    }

    @Override
    public boolean canGrant() {
        return names.hasClientThread;
    }

    /** Reads the field, because `getInstance()` would create a second game while the first one starts. */
    @Override
    public boolean isReady() {
        hasServer = hasServer || isLoaded.test(Names.SERVER);
        if (!hasServer) return false;
        Object server = Reach.staticField(Names.SERVER, "instance");
        return server != null && Reach.is(server, "isOnline");
    }

    @Override
    public long startedAt() {
        return startedAt;
    }

    @Override
    public List<World> worlds() {
        String[] names = (String[]) Reach.staticField(Names.CONSTANTS, "WORLD_NAMES");
        List<World> found = new ArrayList<>();
        for (Object world : gameWorlds()) {
            int id = Reach.number(world, "getId");
            List<Map<String, Object>> channels = new ArrayList<>();
            for (Object channel : (Collection<?>) Reach.call(world, "getChannels"))
                channels.add(Json.object(
                    "channel", Reach.number(channel, "getId"),
                    "players", Reach.number(Reach.call(channel, "getPlayerStorage"), "getSize")));
            Map<String, Object> rates = Json.object(
                "exp", Reach.number(world, "getExpRate"), "meso", Reach.number(world, "getMesoRate"),
                "drop", Reach.number(world, "getDropRate"), "bossDrop", Reach.number(world, "getBossDropRate"));
            found.add(new World(id, id < names.length ? names[id] : "", channels, rates));
        }
        return found;
    }

    @Override
    public List<Player> players() {
        return sessions.players();
    }

    @Override
    public Account account(int accountId) {
        return sessions.account(accountId);
    }

    @Override
    public List<Merchant> merchants() {
        List<Merchant> found = new ArrayList<>();
        for (Object world : gameWorlds())
            for (Object merchant : (Collection<?>) Reach.call(world, "getActiveMerchants"))
                found.add(Merchants.read(merchant, Reach.number(world, "getId")));
        return found;
    }

    @Override
    public void listen(News news) {
        hooks.look(sessions.characters(), news);
    }

    @Override
    public void reloadDrops() {
        Reach.call(Reach.callStatic(names.drops, "getInstance"), "clearDrops");
    }

    @Override
    public boolean settle(int accountId) {
        Object character = sessions.findCharacter(accountId);
        return character != null && ghosts.settle(accountId, character);
    }

    @Override
    public void endSession(int accountId) {
        Object character = sessions.findCharacter(accountId);
        Object client = character == null ? sessions.findClient(accountId) : Reach.call(character, "getClient");
        if (client != null) names.close(client);
    }

    @Override
    public Connection database() throws SQLException {
        try {
            return (Connection) Reach.callStatic(Names.DATABASE, "getConnection");
        } catch (IllegalStateException error) {
            if (error.getCause() instanceof SQLException) throw (SQLException) error.getCause();
            throw error;
        }
    }

    @Override
    public <T> T hold(int accountId, Work<T> work) {
        return HeldCharacter.hold(this, sessions.findCharacter(accountId), work);
    }

    Names names() {
        return names;
    }

    NxChanges nxChanges() {
        return nx;
    }

    Collection<?> gameWorlds() {
        Object server = Reach.staticField(Names.SERVER, "instance");
        return new ArrayList<>((Collection<?>) Reach.call(server, "getWorlds"));
    }

    /** Removes a character from the lists of the world and the channels. False if it was in none. */
    boolean forget(Object character) {
        int id = Reach.number(character, "getId");
        boolean wasThere = false;
        for (Object world : gameWorlds()) {
            for (Object channel : (Collection<?>) Reach.call(world, "getChannels"))
                Reach.call(Reach.call(channel, "getPlayerStorage"), "removePlayer", id);
            Object list = Reach.call(world, "getPlayerStorage");
            if (Reach.call(list, "getCharacterById", id) != character) continue;
            Reach.call(list, "removePlayer", id);
            wasThere = true;
        }
        return wasThere;
    }
}
