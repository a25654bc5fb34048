package portico.bridge.http;

/** Lower-case hex. */
final class Hex {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    private Hex() {}

    static String of(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 2);
        for (byte one : bytes) text.append(DIGITS[(one >> 4) & 15]).append(DIGITS[one & 15]);
        return text.toString();
    }
}
