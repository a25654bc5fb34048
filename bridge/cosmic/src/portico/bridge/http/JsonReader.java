package portico.bridge.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the JSON of a request's body, at most a few levels deep. */
final class JsonReader {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final int MAX_DEPTH = 8;

    private final String text;
    private int at;

    JsonReader(String text) {
        this.text = text;
    }

    Object whole() {
        Object value = value(0);
        skipBlanks();
        if (at < text.length()) throw wrong();
        return value;
    }

    private Object value(int depth) {
        if (depth > MAX_DEPTH) throw wrong();
        skipBlanks();
        if (takes("{")) return object(depth);
        if (takes("[")) return array(depth);
        if (takes("\"")) return string();
        if (takes("true")) return true;
        if (takes("false")) return false;
        if (takes("null")) return null;
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) throw wrong();
        at = number.end();
        return Double.valueOf(number.group());
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> made = new LinkedHashMap<>();
        skipBlanks();
        if (takes("}")) return made;
        do {
            skipBlanks();
            expect("\"");
            String name = string();
            skipBlanks();
            expect(":");
            made.put(name, value(depth + 1));
            skipBlanks();
        } while (takes(","));
        expect("}");
        return made;
    }

    private List<Object> array(int depth) {
        List<Object> made = new ArrayList<>();
        skipBlanks();
        if (takes("]")) return made;
        do {
            made.add(value(depth + 1));
            skipBlanks();
        } while (takes(","));
        expect("]");
        return made;
    }

    private String string() {
        StringBuilder made = new StringBuilder();
        while (at < text.length()) {
            char one = text.charAt(at++);
            if (one == '"') return made.toString();
            if (one < 0x20) throw wrong();
            made.append(one == '\\' ? escaped() : one);
        }
        throw wrong();
    }

    private char escaped() {
        if (at >= text.length()) throw wrong();
        char one = text.charAt(at++);
        int plain = "\"\\/bfnrt".indexOf(one);
        if (plain >= 0) return "\"\\/\b\f\n\r\t".charAt(plain);
        if (one != 'u' || at + 4 > text.length()) throw wrong();
        String hex = text.substring(at, at += 4);
        if (!hex.matches("[0-9a-fA-F]{4}")) throw wrong();
        return (char) Integer.parseInt(hex, 16);
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private boolean takes(String word) {
        if (!text.startsWith(word, at)) return false;
        at += word.length();
        return true;
    }

    private void expect(String word) {
        if (!takes(word)) throw wrong();
    }

    private static Refusal wrong() {
        return Refusal.badRequest("the body is no JSON");
    }
}
