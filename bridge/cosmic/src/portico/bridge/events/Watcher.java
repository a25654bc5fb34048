package portico.bridge.events;

import java.util.HashMap;
import java.util.Map;
import portico.bridge.Log;
import portico.bridge.game.Game;
import portico.bridge.game.Merchant;
import portico.bridge.game.News;
import portico.bridge.game.Player;
import portico.bridge.http.Json;

/** Compares the game's memory with its state half a second ago, which finds news without patching the game. */
public final class Watcher implements Runnable {
    private static final long PAUSE_MS = 500;

    private final Game game;
    private final EventLog log;
    private final News news;
    private Map<Integer, Player> players = new HashMap<>();
    private Map<Integer, Merchant> merchants = new HashMap<>();

    public Watcher(Game game, EventLog log, News news) {
        this.game = game;
        this.log = log;
        this.news = news;
    }

    @Override
    public void run() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                if (game.isReady()) {
                    look();
                    game.listen(news);
                }
                Thread.sleep(PAUSE_MS);
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException error) {
                Log.warn("the memory of the game cannot be watched", error);
                if (!sleepAfterFault()) return;
            }
        }
    }

    private void look() {
        long now = System.currentTimeMillis();
        Map<Integer, Player> seen = new HashMap<>();
        for (Player player : game.players()) seen.put(player.characterId, player);
        for (Player player : seen.values()) compare(players.get(player.characterId), player, now);
        for (Player player : players.values())
            if (!seen.containsKey(player.characterId)) log.add(coming("logout", player, now));
        players = seen;
        lookAtMerchants(now);
    }

    private void compare(Player before, Player player, long now) {
        if (before == null) log.add(coming("login", player, now));
        else if (before.level != player.level)
            log.add(Json.object(
                "type", "level", "at", now, "characterId", player.characterId, "name", player.name,
                "level", player.level, "job", player.job));
    }

    private void lookAtMerchants(long now) {
        Map<Integer, Merchant> seen = new HashMap<>();
        for (Merchant merchant : game.merchants()) seen.put(merchant.characterId, merchant);
        for (Merchant merchant : seen.values()) {
            Merchant before = merchants.get(merchant.characterId);
            if (before == null)
                log.add(Json.object(
                    "type", "merchantOpened", "at", now, "characterId", merchant.characterId, "mapId", merchant.mapId,
                    "world", merchant.world, "channel", merchant.channel));
            else addSales(before, merchant, now);
        }
        for (Integer characterId : merchants.keySet())
            if (!seen.containsKey(characterId))
                log.add(Json.object("type", "merchantClosed", "at", now, "characterId", characterId));
        merchants = seen;
    }

    /** If a line has fewer bundles and the merchant counts more sales, the line was bought from. */
    private void addSales(Merchant before, Merchant merchant, long now) {
        if (merchant.sales.size() <= before.sales.size() || merchant.goods.size() != before.goods.size()) return;
        for (int i = 0; i < merchant.goods.size(); i++) {
            Merchant.Goods was = before.goods.get(i);
            Merchant.Goods is = merchant.goods.get(i);
            if (was.itemId != is.itemId || was.bundles <= is.bundles || is.quantity < 1) continue;
            log.add(Json.object(
                "type", "sold", "at", now, "characterId", merchant.characterId, "itemId", is.itemId,
                "bundles", was.bundles - is.bundles, "quantity", is.quantity, "price", is.price));
        }
    }

    private static Map<String, Object> coming(String type, Player player, long now) {
        return Json.object(
            "type", type, "at", now, "accountId", player.accountId, "characterId", player.characterId,
            "name", player.name, "world", player.world, "channel", player.channel);
    }

    private static boolean sleepAfterFault() {
        try {
            Thread.sleep(PAUSE_MS * 10);
            return true;
        } catch (InterruptedException stop) {
            return false;
        }
    }
}
