package portico.bridge;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.function.Predicate;
import portico.bridge.cosmic.CosmicGame;
import portico.bridge.cosmic.Names;
import portico.bridge.events.EventLog;
import portico.bridge.events.LogWriter;
import portico.bridge.events.Watcher;
import portico.bridge.game.Game;
import portico.bridge.http.BridgeServer;
import portico.bridge.http.KeyFile;

/** Starts the bridge in the JVM of the game: `-javaagent:portico-bridge.jar=bridge.properties`. */
public final class Agent {
    private Agent() {}

    /** Called by the JVM before the game's `main`. A fault of the bridge does not stop the game from starting. */
    public static void premain(String settings, Instrumentation jvm) {
        try {
            start(Settings.read(settings), jvm);
        } catch (IOException | RuntimeException error) {
            Log.error("the bridge does not run", error);
        }
    }

    private static void start(Settings settings, Instrumentation jvm) throws IOException {
        Game game = gameOf(settings.server, name -> isLoaded(jvm, name));
        EventLog events = new EventLog();
        KeyFile keys = new KeyFile(settings.keyFile);
        BridgeServer server =
            new BridgeServer(settings.address, keys, System.currentTimeMillis(), new BridgeCalls(game, events));
        LogWriter logs = new LogWriter(game, events, settings.logs);
        run(logs, "portico-bridge-logs");
        run(new Watcher(game, events, logs), "portico-bridge-events");
        Log.info("the bridge listens at " + server.address());
    }

    private static void run(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private static Game gameOf(String server, Predicate<String> isLoaded) throws IOException {
        Names names = Names.of(server);
        if (names == null) throw new IOException("server has to be cosmic or heavenms, it is " + server);
        return new CosmicGame(names, isLoaded);
    }

    private static boolean isLoaded(Instrumentation jvm, String name) {
        for (Class<?> type : jvm.getAllLoadedClasses()) if (type.getName().equals(name)) return true;
        return false;
    }
}
