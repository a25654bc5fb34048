package portico.bridge.events;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import portico.bridge.http.Json;
import portico.bridge.http.Refusal;

/** The last events in memory, with cursors that reveal a gap. */
public final class EventLog {
    private static final int KEPT = 10_000;
    private static final Pattern CURSOR = Pattern.compile("[0-9a-z]{1,32}-\\d{1,15}");

    private final String boot;
    private final Deque<Map<String, Object>> events = new ArrayDeque<>();
    /** Number of the last event. */
    private long last;

    public EventLog() {
        boot = Long.toString(System.currentTimeMillis(), 36) + new BigInteger(40, new SecureRandom()).toString(36);
    }

    public synchronized void add(Map<String, Object> event) {
        events.addLast(event);
        last++;
        if (events.size() > KEPT) events.removeFirst();
        notifyAll();
    }

    /** @param after a cursor, or null for the current one; waits at most `waitSeconds` for the first event */
    public synchronized Map<String, Object> read(String after, int limit, int waitSeconds) {
        if (after == null) return answer(new ArrayList<>(), last, false);
        if (!CURSOR.matcher(after).matches()) throw Refusal.badRequest("after has to be a cursor");
        int dash = after.lastIndexOf('-');
        long number = Long.parseLong(after.substring(dash + 1));
        boolean isOfNow = after.substring(0, dash).equals(boot) && number <= last && number >= oldest();
        if (!isOfNow) return page(oldest(), limit, true);
        await(number, waitSeconds);
        return number >= oldest() ? page(number, limit, false) : page(oldest(), limit, true);
    }

    /** Number before the oldest stored event. */
    private long oldest() {
        return last - events.size();
    }

    private Map<String, Object> page(long after, int limit, boolean hasGap) {
        List<Object> found = new ArrayList<>();
        long number = oldest();
        for (Map<String, Object> event : events) {
            if (found.size() == limit) break;
            if (++number > after) found.add(event);
        }
        return answer(found, after + found.size(), hasGap);
    }

    private Map<String, Object> answer(List<Object> found, long cursor, boolean hasGap) {
        return Json.object("events", found, "cursor", boot + '-' + cursor, "hasGap", hasGap);
    }

    private void await(long number, int seconds) {
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        try {
            for (long left; last <= number && (left = (until - System.nanoTime()) / 1_000_000) > 0; ) wait(left);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
