package portico.bridge.cosmic;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import portico.bridge.game.News;

/** Compares each character's NX credit in memory with its last value. Changes within half a second count as one. */
final class NxChanges implements Hooks.Hook {
    private static final int NX_CREDIT = 1;

    /** Last balance by character. A character that logs in again is a new object, read from its rows. */
    private final Map<Object, Integer> known = new WeakHashMap<>();

    static int balance(Object character) {
        return (Integer) Reach.call(Reach.call(character, "getCashShop"), "getCash", NX_CREDIT);
    }

    /** Adds changes that the portal logs itself, so that they are not logged again. */
    synchronized void addFromPortal(Object character, int nx) {
        Reach.call(Reach.call(character, "getCashShop"), "gainCash", NX_CREDIT, nx);
        known.computeIfPresent(character, (key, balance) -> balance + nx);
    }

    @Override
    public synchronized void look(List<Object> characters, News news) {
        for (Object character : characters) {
            Object shop = Reach.call(character, "getCashShop");
            // Unavailable while the game removes the character from its memory.
            if (shop == null) continue;
            int now = (Integer) Reach.call(shop, "getCash", NX_CREDIT);
            Integer before = known.put(character, now);
            if (before == null || before == now) continue;
            news.row(
                News.LogTable.NX, System.currentTimeMillis(), Reach.number(character, "getId"),
                Reach.number(character, "getAccountID"), now > before ? "GAIN" : "SPEND", Math.abs((long) now - before),
                before, now, Reach.is(shop, "isOpened") ? "cash shop" : "game");
        }
    }
}
