package portico.bridge.http;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Nonces of valid signatures, until their timestamp is too old to be accepted again. */
final class Nonces {
    private static final int MAX = 100_000;

    private final Map<String, Long> timestamps = new LinkedHashMap<>();

    /** Takes a nonce, or refuses it. */
    synchronized void take(String nonce, long timestamp, long now) {
        if (timestamps.size() >= MAX) forget(now);
        if (timestamps.containsKey(nonce)) throw Refusal.unauthorized("used_nonce", "this nonce was used before");
        if (timestamps.size() >= MAX) throw Refusal.notReady("too many requests within five minutes");
        timestamps.put(nonce, timestamp);
        forgetOldest(now);
    }

    private void forget(long now) {
        timestamps.values().removeIf(timestamp -> isOver(timestamp, now));
    }

    /** Removes a few of the oldest with each request, so that none has to wait for all. */
    private void forgetOldest(long now) {
        Iterator<Long> oldest = timestamps.values().iterator();
        for (int i = 0; i < 2 && oldest.hasNext() && isOver(oldest.next(), now); i++) oldest.remove();
    }

    private static boolean isOver(long timestamp, long now) {
        return timestamp < now - Guard.WINDOW_MS;
    }
}
