package portico.bridge.cosmic;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import portico.bridge.Log;
import portico.bridge.game.News;
import portico.bridge.http.Json;

/** Adds the game's own listener to each boss on a map with players. */
final class Bosses implements Hooks.Hook {
    private static final String LISTENER = "server.life.MonsterListener";
    private static final int MAX_THERE = 60;
    /** Bosses that the logs list and that need no expedition. */
    private static final Map<Integer, String> LOGGED = bossesWithoutExpedition();

    private final Set<Object> watched = Collections.newSetFromMap(new WeakHashMap<>());

    private static Map<Integer, String> bossesWithoutExpedition() {
        Map<Integer, String> found = new HashMap<>();
        found.put(8500002, "PAPULATUS");
        found.put(9400575, "BIGFOOT");
        return found;
    }

    @Override
    public void look(List<Object> characters, News news) {
        Set<Object> maps = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object character : characters) {
            Object map = Reach.call(character, "getMap");
            if (map == null || !maps.add(map)) continue;
            for (Object monster : (Collection<?>) Reach.call(map, "getAllMonsters"))
                if (Reach.is(monster, "isBoss") && watched.add(monster)) listen(monster, news);
        }
    }

    private void listen(Object monster, News news) {
        Class<?> type = Reach.type(LISTENER);
        Object listener = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> {
            if (method.getDeclaringClass() == Object.class) return ofObject(proxy, method, values);
            if (method.getName().equals("monsterKilled")) tell(monster, news);
            return null;
        });
        Reach.call(monster, "addListener", listener);
    }

    private static Object ofObject(Object proxy, Method method, Object[] values) {
        if (method.getName().equals("equals")) return proxy == values[0];
        return method.getName().equals("hashCode") ? System.identityHashCode(proxy) : (Object) "portico bridge";
    }

    /** Called in the game's thread, so no fault may leave it. A boss with a further body continues as that body. */
    private void tell(Object monster, News news) {
        try {
            Collection<?> bodies = (Collection<?>) Reach.call(monster, "getRevives");
            if (Reach.number(monster, "getHp") > 0 || (bodies != null && !bodies.isEmpty())) return;
            report(monster, Reach.call(monster, "getMap"), news);
        } catch (RuntimeException error) {
            Log.warn("a boss that fell cannot be told", error);
        }
    }

    private void report(Object monster, Object map, News news) {
        long now = System.currentTimeMillis();
        int mobId = Reach.number(monster, "getId");
        int strongest = Reach.number(monster, "getHighestDamagerId");
        List<Object> there = new ArrayList<>();
        for (Object character : (Collection<?>) Reach.call(map, "getAllPlayers")) {
            int id = Reach.number(character, "getId");
            // The portal shows only the first.
            there.add(id == strongest ? 0 : there.size(), id);
            if (LOGGED.containsKey(mobId))
                news.row(
                    News.LogTable.BOSSES, now, id, Reach.number(character, "getAccountID"), LOGGED.get(mobId), "daily");
        }
        Object channel = Reach.call(map, "getChannelServer");
        news.event(Json.object(
            "type", "boss", "at", now, "mobId", mobId, "characterIds", there.subList(0, Math.min(MAX_THERE, there.size())),
            "mapId", Reach.number(map, "getId"), "world", Reach.number(channel, "getWorld"),
            "channel", Reach.number(channel, "getId")));
    }
}
