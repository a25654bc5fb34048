package portico.bridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import portico.bridge.events.EventLog;
import portico.bridge.game.Account;
import portico.bridge.game.Game;
import portico.bridge.game.Merchant;
import portico.bridge.game.Player;
import portico.bridge.game.World;
import portico.bridge.grants.Grants;
import portico.bridge.http.BridgeServer;
import portico.bridge.http.Json;
import portico.bridge.http.Refusal;
import portico.bridge.http.Request;

/** The calls of the contract, with their parameters and answers. */
final class BridgeCalls implements BridgeServer.Calls {
    private static final String BASE = "/bridge/v1";
    private static final String VERSION = "1.0.0";
    private static final List<String> CALLS = Arrays.asList(
        "online", "account", "settle", "disconnect", "merchants", "reloadDrops", "grant", "events");
    private static final Pattern ACCOUNT = Pattern.compile(BASE + "/accounts/(\\d+)(/settle|/disconnect)?");
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,112}");
    private static final int MAX_ID = Integer.MAX_VALUE;

    private final Game game;
    private final EventLog events;
    private final Grants grants;
    private final AccountActs acts;

    BridgeCalls(Game game, EventLog events) {
        this.game = game;
        this.events = events;
        this.grants = new Grants(game);
        this.acts = new AccountActs(game);
    }

    @Override
    public Object answer(Request request) {
        Matcher account = ACCOUNT.matcher(request.path);
        if (account.matches()) return ofAccount(request, account.group(1), account.group(2));
        switch (request.method + ' ' + request.path) {
            case "GET " + BASE + "/status":
                ready();
                return status();
            case "GET " + BASE + "/online":
                return online(request);
            case "GET " + BASE + "/merchants":
                return merchants(request);
            case "POST " + BASE + "/drops/reload":
                ready();
                game.reloadDrops();
                return Json.object("outcome", "reloaded");
            case "POST " + BASE + "/grants":
                return grant(request);
            case "GET " + BASE + "/events":
                return events.read(request.text("after"), request.number("limit", 1, 500, 200), request.number("wait", 0, 25, 0));
            default:
                throw notFound();
        }
    }

    private Object ofAccount(Request request, String text, String act) {
        if (!request.method.equals(act == null ? "GET" : "POST")) throw notFound();
        int accountId = Request.whole("accountId", text, 1, MAX_ID);
        ready();
        if ("/settle".equals(act)) return Json.object("accountId", accountId, "outcome", acts.settle(accountId));
        if ("/disconnect".equals(act)) return Json.object("accountId", accountId, "outcome", acts.disconnect(accountId));
        long asOf = System.currentTimeMillis();
        Account account = game.account(accountId);
        return Json.object(
            "asOf", asOf, "accountId", accountId, "session", account.session.word(),
            "character", account.player == null ? null : account.player.json());
    }

    private Map<String, Object> status() {
        List<String> calls = new ArrayList<>(CALLS);
        if (!game.canGrant()) calls.remove("grant");
        long players = game.players().stream().filter(Player::plays).count();
        List<Object> worlds = new ArrayList<>();
        for (World one : game.worlds())
            worlds.add(Json.object("world", one.world, "name", one.name, "channels", one.channels, "rates", one.rates));
        return Json.object(
            "version", 1, "plug", Json.object("name", "portico-bridge-" + game.name(), "version", VERSION),
            "calls", calls, "startedAt", game.startedAt(), "now", System.currentTimeMillis(), "players", players,
            "worlds", worlds);
    }

    private Map<String, Object> online(Request request) {
        int after = request.number("after", 0, MAX_ID, 0);
        int limit = request.number("limit", 1, 500, 200);
        ready();
        List<Player> players = game.players();
        players.removeIf(player -> !player.plays());
        return page("characters", players, one -> one.characterId, Player::json, after, limit);
    }

    private Map<String, Object> merchants(Request request) {
        int after = request.number("after", 0, MAX_ID, 0);
        int limit = request.number("limit", 1, 100, 50);
        ready();
        return page("merchants", game.merchants(), one -> one.characterId, Merchant::json, after, limit);
    }

    private static <T> Map<String, Object> page(
        String name, List<T> all, ToIntFunction<T> id, Function<T, Object> json, int after, int limit
    ) {
        long asOf = System.currentTimeMillis();
        all.removeIf(one -> id.applyAsInt(one) <= after);
        all.sort((a, b) -> Integer.compare(id.applyAsInt(a), id.applyAsInt(b)));
        List<Object> rows = new ArrayList<>();
        for (T one : all.subList(0, Math.min(limit, all.size()))) rows.add(json.apply(one));
        Integer next = all.size() > limit ? id.applyAsInt(all.get(limit - 1)) : null;
        return Json.object("asOf", asOf, name, rows, "next", next);
    }

    private Map<String, Object> grant(Request request) {
        if (!game.canGrant()) throw Refusal.notSupported("grants");
        Object key = request.json().get("key");
        if (!(key instanceof String) || !KEY.matcher((String) key).matches())
            throw Refusal.badRequest("key has to be 1 to 112 printable characters");
        ready();
        return grants.apply((String) key);
    }

    private void ready() {
        if (!game.isReady()) throw Refusal.notReady("the game is starting or stopping");
    }

    private static Refusal notFound() {
        return Refusal.notFound("not_found", "no such call");
    }
}
