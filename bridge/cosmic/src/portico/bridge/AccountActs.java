package portico.bridge;

import portico.bridge.game.Game;
import portico.bridge.game.Session;
import portico.bridge.http.Refusal;

final class AccountActs {
    private static final long MAX_MS = 9000;
    private static final long PAUSE_MS = 50;

    private final Game game;

    AccountActs(Game game) {
        this.game = game;
    }

    String settle(int accountId) {
        Session session = game.account(accountId).session;
        if (session == Session.NONE) return "nothing";
        if (session != Session.GHOST || !game.settle(accountId)) return "playing";
        return "settled";
    }

    String disconnect(int accountId) {
        long until = System.currentTimeMillis() + MAX_MS;
        boolean isEnding = false;
        while (true) {
            Session session = game.account(accountId).session;
            if (session == Session.NONE) return isEnding ? "disconnected" : "nothing";
            if (session == Session.GHOST) isEnding |= game.settle(accountId);
            if (session == Session.GAME || session == Session.LOGIN) {
                game.endSession(accountId);
                isEnding = true;
            }
            if (System.currentTimeMillis() > until) throw Refusal.notReady("the session did not end in time");
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw Refusal.notReady("the plug is stopping");
        }
    }
}
