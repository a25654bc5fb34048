package portico.bridge.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import portico.bridge.Log;

/** One or two keys, one per line. The file is read again when it changes. */
public final class KeyFile {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{32,200}");
    private static final int MAX_KEYS = 2;

    private final Path path;
    private List<String> keys = Collections.emptyList();
    private FileTime changedAt;

    public KeyFile(Path path) throws IOException {
        this.path = path;
        this.keys = read();
        this.changedAt = Files.getLastModifiedTime(path);
    }

    /** The current keys. While the file is being written, the previous ones. */
    public synchronized List<String> keys() {
        try {
            FileTime now = Files.getLastModifiedTime(path);
            if (now.equals(changedAt)) return keys;
            keys = read();
            changedAt = now;
        } catch (IOException error) {
            Log.warn("the file of keys cannot be read, its keys of before hold on", error);
        }
        return keys;
    }

    private List<String> read() throws IOException {
        List<String> found = new ArrayList<>();
        for (String line : Files.readAllLines(path, StandardCharsets.US_ASCII)) {
            if (line.trim().isEmpty()) continue;
            if (!KEY.matcher(line.trim()).matches())
                throw new IOException(path + " has a key that is not 32 to 200 printable characters without blanks");
            found.add(line.trim());
        }
        if (found.isEmpty() || found.size() > MAX_KEYS) throw new IOException(path + " has to have one or two keys");
        return found;
    }
}
