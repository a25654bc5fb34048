package portico.bridge.cosmic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import portico.bridge.game.Account;
import portico.bridge.game.Player;
import portico.bridge.game.Session;
import portico.bridge.http.Refusal;

/** Sessions of accounts, from the lists of characters and clients, and from `accounts.loggedin`. */
final class Sessions {
    /** The game forgets a change of channel after this time. */
    private static final long CHANGE_MS = 30_000;
    /** The game saves a character after removing it from the lists. A save that takes longer than this has failed. */
    private static final long SAVE_MS = 120_000;
    /** Time between two checks. The game moves a character between lists faster than that. */
    private static final long SECOND_LOOK_MS = 80;

    private final CosmicGame game;
    /** Time since which a character has no reachable client, by its id. */
    private final Map<Integer, Long> awaySince = new HashMap<>();
    /** Known characters by account, until the game says that they logged off. */
    private final Map<Integer, Seen> seen = new HashMap<>();
    /** Time since which an account is in by its row but not in memory. */
    private final Map<Integer, Long> stuckSince = new HashMap<>();

    Sessions(CosmicGame game) {
        this.game = game;
    }

    private static final class Seen {
        final Object character;
        final int accountId;
        long goneAt;

        Seen(Object character, int accountId) {
            this.character = character;
            this.accountId = accountId;
        }
    }

    synchronized List<Player> players() {
        long now = System.currentTimeMillis();
        List<Player> found = new ArrayList<>();
        Map<Integer, Long> away = new HashMap<>();
        Map<Integer, Seen> here = new HashMap<>();
        for (Object character : characters()) {
            int id = Reach.number(character, "getId");
            int accountId = Reach.number(character, "getAccountID");
            here.put(accountId, new Seen(character, accountId));
            if (isAway(character)) away.put(id, awaySince.getOrDefault(id, now));
            found.add(player(character, accountId, sessionOf(character, away.get(id), now)));
        }
        awaySince.clear();
        awaySince.putAll(away);
        seen.values().removeIf(one -> !here.containsKey(one.accountId) && isSaved(one, now));
        seen.putAll(here);
        stuckSince.keySet().removeAll(here.keySet());
        return found;
    }

    /** `NONE` only if two checks in a row find nothing. */
    Account account(int accountId) {
        Account first = look(accountId);
        if (first.session != Session.NONE) return first;
        try {
            Thread.sleep(SECOND_LOOK_MS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw Refusal.notReady("the plug is stopping");
        }
        return look(accountId);
    }

    Object findCharacter(int accountId) {
        for (Object character : characters())
            if (Reach.number(character, "getAccountID") == accountId) return character;
        return null;
    }

    /** The client of an account that is logged in and connected; null if there is none. */
    Object findClient(int accountId) {
        Object coordinator = Reach.callStatic(game.names().sessions, "getInstance");
        Object client = ((Map<?, ?>) Reach.field(coordinator, "onlineClients")).get(accountId);
        return client != null && game.names().isConnected(client) ? client : null;
    }

    private Account look(int accountId) {
        for (Player player : players()) {
            if (player.accountId != accountId) continue;
            boolean isEntered = player.session == Session.GHOST && isEntering(accountId);
            return isEntered ? new Account(Session.CHANGING, player) : new Account(player.session, player);
        }
        return new Account(withoutCharacter(accountId), null);
    }

    /** Whether another client is about to take the ghost over. */
    private boolean isEntering(int accountId) {
        return findClient(accountId) != null || LoginRow.read(game, accountId).isBetween;
    }

    private Session withoutCharacter(int accountId) {
        LoginRow row = LoginRow.read(game, accountId);
        if (isBeingSaved(accountId) || row.isBetween) return Session.CHANGING;
        Object client = findClient(accountId);
        if (client != null) return game.names().isInTransition(client) ? Session.CHANGING : Session.LOGIN;
        return row.state == LoginRow.IN && !isStuck(accountId) ? Session.CHANGING : Session.NONE;
    }

    private synchronized boolean isBeingSaved(int accountId) {
        Seen one = seen.get(accountId);
        return one != null && !isSaved(one, System.currentTimeMillis());
    }

    private synchronized boolean isStuck(int accountId) {
        long now = System.currentTimeMillis();
        if (stuckSince.size() > 1000) stuckSince.values().removeIf(since -> since < now - 10 * CHANGE_MS);
        return stuckSince.computeIfAbsent(accountId, id -> now) < now - CHANGE_MS;
    }

    private static boolean isSaved(Seen one, long now) {
        if (one.goneAt == 0) one.goneAt = now;
        return !Reach.is(one.character, "isLoggedin") || one.goneAt < now - SAVE_MS;
    }

    private static Session sessionOf(Object character, Long awaySince, long now) {
        if (awaySince == null) return Session.GAME;
        boolean isChanging = Reach.call(character, "getClient") != null && awaySince > now - CHANGE_MS;
        return isChanging ? Session.CHANGING : Session.GHOST;
    }

    private boolean isAway(Object character) {
        Object client = Reach.call(character, "getClient");
        return client == null || game.names().isInTransition(client) || !game.names().isConnected(client);
    }

    private static Player player(Object character, int accountId, Session session) {
        Object client = Reach.call(character, "getClient");
        boolean isInChannel = session == Session.GAME && !Reach.is(Reach.call(character, "getCashShop"), "isOpened");
        return new Player(
            Reach.number(character, "getId"), accountId, (String) Reach.call(character, "getName"),
            Reach.number(character, "getLevel"), Reach.number(Reach.call(character, "getJob"), "getId"),
            Reach.number(character, "getMapId"), Reach.number(character, "getWorld"),
            isInChannel && client != null ? Integer.valueOf(Reach.number(client, "getChannel")) : null, session);
    }

    List<Object> characters() {
        List<Object> found = new ArrayList<>();
        for (Object world : game.gameWorlds())
            found.addAll((Collection<?>) Reach.call(Reach.call(world, "getPlayerStorage"), "getAllCharacters"));
        return found;
    }
}
