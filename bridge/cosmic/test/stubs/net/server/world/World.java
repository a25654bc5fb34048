package net.server.world;

import java.util.ArrayList;
import java.util.List;
import net.server.PlayerStorage;
import net.server.channel.Channel;
import server.maps.HiredMerchant;

/** Stub. */
public class World {
    private final PlayerStorage players = new PlayerStorage();
    private final List<Channel> channels = new ArrayList<>();
    private final List<HiredMerchant> merchants = new ArrayList<>();

    public World() {
        channels.add(new Channel());
    }

    public int getId() {
        return 0;
    }

    public List<Channel> getChannels() {
        return channels;
    }

    public PlayerStorage getPlayerStorage() {
        return players;
    }

    public List<HiredMerchant> getActiveMerchants() {
        return merchants;
    }

    public int getExpRate() {
        return 10;
    }

    public int getMesoRate() {
        return 10;
    }

    public int getDropRate() {
        return 10;
    }

    public int getBossDropRate() {
        return 10;
    }
}
