package portico.bridge.cosmic;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import portico.bridge.game.News;

/** Compares the NX credit of each character in memory with its last value. Changes of half a second are one. */
final class NxChanges implements Hooks.Hook {
    private static final int NX_CREDIT = 1;

    /** Balance of the last look, by character. A character that comes back is another object, read from its rows. */
    private final Map<Object, Integer> known = new WeakHashMap<>();

    static int balance(Object character) {
        return (Integer) Reach.call(Reach.call(character, "getCashShop"), "getCash", NX_CREDIT);
    }

    /** Adds what the portal logs itself. */
    synchronized void addFromPortal(Object character, int nx) {
        Reach.call(Reach.call(character, "getCashShop"), "gainCash", NX_CREDIT, nx);
        known.computeIfPresent(character, (key, balance) -> balance + nx);
    }

    @Override
    public synchronized void look(List<Object> characters, News news) {
        for (Object character : characters) {
            Object shop = Reach.call(character, "getCashShop");
            // Gone while the game takes the character out of its memory.
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
