package portico.bridge.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** An admitted call: its path, its query and its body. */
public final class Request {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,10}");

    public final String method;
    public final String path;
    private final Map<String, String> query = new TreeMap<>();
    private final byte[] body;

    Request(String method, String target, byte[] body) {
        int mark = target.indexOf('?');
        this.method = method;
        this.path = mark < 0 ? target : target.substring(0, mark);
        this.body = body;
        if (mark < 0) return;
        for (String pair : target.substring(mark + 1).split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) query.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
    }

    /** A whole number of the query from `least` to `most`; `otherwise` if it is absent. */
    public int number(String name, int least, int most, int otherwise) {
        String text = query.get(name);
        return text == null ? otherwise : whole(name, text, least, most);
    }

    /** A text of the query; null if it is absent. */
    public String text(String name) {
        return query.get(name);
    }

    /** The body as a JSON object. */
    public Map<?, ?> json() {
        Object value = Json.parse(new String(body, StandardCharsets.UTF_8));
        if (!(value instanceof Map)) throw Refusal.badRequest("the body is no object");
        return (Map<?, ?>) value;
    }

    public static int whole(String name, String text, int least, int most) {
        if (NUMBER.matcher(text).matches()) {
            long value = Long.parseLong(text);
            if (value >= least && value <= most) return (int) value;
        }
        throw Refusal.badRequest(name + " has to be a whole number from " + least + " to " + most);
    }
}
