package portico.bridge.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON of maps, iterables, texts, numbers, booleans and null. */
public final class Json {
    private Json() {}

    /** An object of name, value, name, value, ... in this order. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) made.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return made;
    }

    /** Parses a text; refuses a text that is not JSON. */
    public static Object parse(String text) {
        return new JsonReader(text).whole();
    }

    static byte[] bytes(Object value) {
        StringBuilder text = new StringBuilder(256);
        write(value, text);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void write(Object value, StringBuilder text) {
        if (value instanceof Map) writeObject((Map<?, ?>) value, text);
        else if (value instanceof Iterable) writeArray((Iterable<?>) value, text);
        else if (value instanceof CharSequence) writeText(value.toString(), text);
        else text.append(value);
    }

    private static void writeObject(Map<?, ?> object, StringBuilder text) {
        text.append('{');
        String comma = "";
        for (Map.Entry<?, ?> entry : object.entrySet()) {
            text.append(comma);
            writeText((String) entry.getKey(), text);
            text.append(':');
            write(entry.getValue(), text);
            comma = ",";
        }
        text.append('}');
    }

    private static void writeArray(Iterable<?> array, StringBuilder text) {
        text.append('[');
        String comma = "";
        for (Object value : array) {
            text.append(comma);
            write(value, text);
            comma = ",";
        }
        text.append(']');
    }

    private static void writeText(String value, StringBuilder text) {
        text.append('"');
        for (char one : value.toCharArray()) {
            if (one == '"' || one == '\\') text.append('\\').append(one);
            // Half of a surrogate pair is not Unicode, and would have different bytes on both sides.
            else if (one < 0x20 || Character.isSurrogate(one)) text.append(String.format("\\u%04x", (int) one));
            else text.append(one);
        }
        text.append('"');
    }
}
