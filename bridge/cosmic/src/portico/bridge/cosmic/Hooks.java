package portico.bridge.cosmic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import portico.bridge.Log;
import portico.bridge.game.News;

/** Finds what a comparison of player lists cannot show. A hook that fails is dropped, and the others continue. */
final class Hooks {
    private final List<Hook> hooks = new ArrayList<>();

    Hooks(CosmicGame game, NxChanges nx) {
        hooks.add(new Bosses());
        hooks.add(new Expeditions(game));
        hooks.add(new Scrolls(game));
        hooks.add(nx);
    }

    interface Hook {
        /** @param characters all characters in memory */
        void look(List<Object> characters, News news);
    }

    void look(List<Object> characters, News news) {
        hooks.removeIf(hook -> isBroken(hook, characters, news));
    }

    private static boolean isBroken(Hook hook, List<Object> characters, News news) {
        try {
            hook.look(characters, news);
            return false;
        } catch (MissingName error) {
            Log.warn("this game has no hook for " + hook.getClass().getSimpleName().toLowerCase(Locale.ROOT), error);
            return true;
        }
    }
}
