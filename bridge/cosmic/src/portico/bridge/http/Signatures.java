package portico.bridge.http;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The texts that requests and answers sign, and their HMAC-SHA-256. */
public final class Signatures {
    private static final String REQUEST = "portico-bridge-1";
    private static final String ANSWER = "portico-bridge-1 answer";

    private Signatures() {}

    /** @param target path with query, as in the request line */
    public static String requestText(String method, String target, byte[] body, String timestamp, String nonce) {
        return REQUEST + '\n' + method + '\n' + target + '\n' + sha256(body) + '\n' + timestamp + '\n' + nonce;
    }

    /** @param nonce the nonce of the answered request */
    public static String answerText(String nonce, int status, byte[] body) {
        return ANSWER + '\n' + nonce + '\n' + status + '\n' + sha256(body);
    }

    public static String sign(String key, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
            return Hex.of(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Compares in constant time. */
    public static boolean isSignature(String key, String text, String signature) {
        byte[] wanted = sign(key, text).getBytes(StandardCharsets.US_ASCII);
        return MessageDigest.isEqual(wanted, signature.getBytes(StandardCharsets.US_ASCII));
    }

    private static String sha256(byte[] body) {
        try {
            return Hex.of(MessageDigest.getInstance("SHA-256").digest(body));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }
}
