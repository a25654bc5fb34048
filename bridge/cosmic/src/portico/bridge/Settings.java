package portico.bridge;

import java.io.IOException;
import java.io.Reader;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Properties;

/** The file of settings that the agent is started with. */
final class Settings {
    final InetSocketAddress address;
    final Path keyFile;
    final String server;

    private Settings(InetSocketAddress address, Path keyFile, String server) {
        this.address = address;
        this.keyFile = keyFile;
        this.server = server;
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
        return new Settings(address, keys, values.getProperty("server", "cosmic").trim());
    }
}
