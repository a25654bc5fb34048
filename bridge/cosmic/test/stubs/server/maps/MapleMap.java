package server.maps;

import client.Character;
import java.util.Collections;
import java.util.List;
import net.server.channel.Channel;
import server.life.Monster;

/** Stub: a map with a player and a boss. */
public class MapleMap {
    private final Character player;
    private final Channel channel = new Channel();
    public volatile List<Monster> monsters = Collections.singletonList(new Monster(this));

    public MapleMap(Character player) {
        this.player = player;
    }

    public int getId() {
        return 100000000;
    }

    public List<Monster> getAllMonsters() {
        return monsters;
    }

    public List<Character> getAllPlayers() {
        return Collections.singletonList(player);
    }

    public Channel getChannelServer() {
        return channel;
    }
}
