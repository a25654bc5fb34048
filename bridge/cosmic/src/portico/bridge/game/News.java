package portico.bridge.game;

import java.util.Map;

/** Receives the findings of hooks in the game. Safe to call from any of the game's threads, because it never waits. */
public interface News {
    void event(Map<String, Object> event);

    /** A row for one of the portal's logs, in the order of the table's columns without `id`. */
    void row(LogTable table, Object... values);

    /** Logs of the portal that the plug can write ({@code docs/portal-tables.md}), with their words in the settings. */
    enum LogTable {
        BOSSES("boss", "portal_boss_log", "at, character_id, account_id, boss_type, frequency"),
        SCROLLS("scroll", "portal_scroll_log",
            "at, character_id, item_id, scroll_id, success, white_scroll, slots_before, slots_after"),
        NX("nx", "portal_nx_log", "at, character_id, account_id, type, amount, balance_before, balance_after, source");

        public final String word;
        public final String insert;

        LogTable(String word, String table, String columns) {
            this.word = word;
            String marks = columns.replaceAll("[a-z_]+", "?");
            insert = "INSERT INTO " + table + " (" + columns + ") VALUES (" + marks + ")";
        }
    }
}
