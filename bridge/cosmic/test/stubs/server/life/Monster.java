package server.life;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import server.maps.MapleMap;

/** Stub: a boss that dies a second after it gets a listener. */
public class Monster {
    private final MapleMap map;
    private volatile int hp = 1000;

    public Monster(MapleMap map) {
        this.map = map;
    }

    public int getId() {
        return 9400575;
    }

    public boolean isBoss() {
        return true;
    }

    public int getHp() {
        return hp;
    }

    private List<Integer> getRevives() {
        return Collections.emptyList();
    }

    public int getHighestDamagerId() {
        return 70;
    }

    public MapleMap getMap() {
        return map;
    }

    public void addListener(MonsterListener listener) {
        new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException stop) {
                return;
            }
            hp = 0;
            map.monsters = new ArrayList<>();
            listener.monsterKilled(0);
        }).start();
    }
}
