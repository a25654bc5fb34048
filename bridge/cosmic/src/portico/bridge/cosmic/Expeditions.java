package portico.bridge.cosmic;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import portico.bridge.game.News;

/** Logs an attempt for each member of an expedition that has set out. */
final class Expeditions implements Hooks.Hook {
    private static final String[] LOGGED = {"ZAKUM", "HORNTAIL", "PINKBEAN", "SCARGA"};

    private final CosmicGame game;
    private final Set<Object> known = Collections.newSetFromMap(new WeakHashMap<>());

    Expeditions(CosmicGame game) {
        this.game = game;
    }

    @Override
    public void look(List<Object> characters, News news) {
        for (Object world : game.gameWorlds())
            for (Object channel : (Collection<?>) Reach.call(world, "getChannels"))
                for (Object expedition : (Collection<?>) Reach.call(channel, "getExpeditions"))
                    if (Reach.is(expedition, "isInProgress") && known.add(expedition)) log(expedition, characters, news);
    }

    private static void log(Object expedition, List<Object> characters, News news) {
        String boss = bossOf(Reach.call(expedition, "getType").toString());
        Set<?> members = ((Map<?, ?>) Reach.call(expedition, "getMembers")).keySet();
        long now = System.currentTimeMillis();
        for (Object character : characters) {
            int id = Reach.number(character, "getId");
            if (boss != null && members.contains(id))
                news.row(News.LogTable.BOSSES, now, id, Reach.number(character, "getAccountID"), boss, "daily");
        }
    }

    /** Types of expeditions have more words, such as `CHAOS_ZAKUM`. Null for a boss that the log does not have. */
    private static String bossOf(String type) {
        for (String boss : LOGGED) if (type.contains(boss)) return boss;
        return null;
    }
}
