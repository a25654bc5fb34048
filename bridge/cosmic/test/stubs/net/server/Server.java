package net.server;

import client.Character;
import client.Client;
import java.util.ArrayList;
import java.util.List;
import net.server.coordinator.session.SessionCoordinator;
import net.server.world.World;
import server.maps.HiredMerchant;

/** Stub: the names that the plug calls, and a world with one character and one merchant. */
public class Server {
    private static Server instance;

    private final List<World> worlds = new ArrayList<>();

    public boolean isOnline() {
        return true;
    }

    public List<World> getWorlds() {
        return worlds;
    }

    /** Serves until its standard input ends. */
    public static void main(String[] args) throws Exception {
        Server server = new Server();
        World world = new World();
        server.worlds.add(world);
        Client client = new Client(7);
        Character character = new Character(70, client);
        client.player = character;
        world.getPlayerStorage().addPlayer(character);
        world.getChannels().get(0).getPlayerStorage().addPlayer(character);
        world.getActiveMerchants().add(new HiredMerchant(70));
        SessionCoordinator.getInstance().put(7, client);
        instance = server;
        while (System.in.read() >= 0) continue;
        System.exit(0);
    }
}
