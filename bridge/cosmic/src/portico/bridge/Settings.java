package portico.bridge;

import java.io.IOException;
import java.io.Reader;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import portico.bridge.game.News.LogTable;

/** The settings file with which the agent starts. */
final class Settings {
    final InetSocketAddress address;
    final Path keyFile;
    final String server;
    /** Logs of the portal that the plug writes. */
    final Set<LogTable> logs;

    private Settings(InetSocketAddress address, Path keyFile, String server, Set<LogTable> logs) {
        this.address = address;
        this.keyFile = keyFile;
        this.server = server;
        this.logs = logs;
    }

    /** @param file paths in it are relative to its folder */
    static Settings read(String file) throws IOException {
        if (file == null || file.isEmpty()) throw new IOException("name the file of settings: -javaagent:portico-bridge.jar=bridge.properties");
        Path path = Paths.get(file).toAbsolutePath();
        Properties values = new Properties();
        try (Reader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            values.load(reader);
        }
        InetSocketAddress address = new InetSocketAddress(
            values.getProperty("host", "127.0.0.1").trim(), Integer.parseInt(values.getProperty("port", "8686").trim()));
        Path keys = path.resolveSibling(values.getProperty("keys", "bridge.keys").trim());
        return new Settings(
            address, keys, values.getProperty("server", "cosmic").trim(), logsOf(values.getProperty("logs", "boss,scroll,nx")));
    }

    private static Set<LogTable> logsOf(String words) throws IOException {
        Set<LogTable> found = EnumSet.noneOf(LogTable.class);
        List<String> unknown = new ArrayList<>(Arrays.asList(words.trim().split("\\s*,\\s*|\\s+")));
        for (LogTable table : LogTable.values()) if (unknown.remove(table.word)) found.add(table);
        unknown.remove("");
        if (!unknown.isEmpty()) throw new IOException("logs has words that are unknown: " + unknown);
        return found;
    }
}
