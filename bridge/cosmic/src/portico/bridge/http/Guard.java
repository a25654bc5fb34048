package portico.bridge.http;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.regex.Pattern;

/** Admits a request if signature, timestamp and nonce are right, in the order of the contract. */
final class Guard {
    static final long WINDOW_MS = 300_000;

    private static final Pattern TIMESTAMP = Pattern.compile("\\d{1,15}");
    private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern SIGNATURE = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern TARGET = Pattern.compile("[A-Za-z0-9/?&=_.~-]{1,2000}");

    private final KeyFile keys;
    private final Nonces nonces = new Nonces();
    private final long startedAt;

    Guard(KeyFile keys, long startedAt) {
        this.keys = keys;
        this.startedAt = startedAt;
    }

    /** A request with a valid signature; answers to it are signed with the same key. */
    static final class Admission {
        final String key;
        final String nonce;
        final long timestamp;

        Admission(String key, String nonce, long timestamp) {
            this.key = key;
            this.nonce = nonce;
            this.timestamp = timestamp;
        }
    }

    Admission findSigner(String method, String target, byte[] body, Headers headers) {
        String timestamp = only(headers, "X-Portico-Timestamp", TIMESTAMP);
        String nonce = only(headers, "X-Portico-Nonce", NONCE);
        String signature = only(headers, "X-Portico-Signature", SIGNATURE);
        if (!TARGET.matcher(target).matches()) throw badSignature();
        String text = Signatures.requestText(method, target, body, timestamp, nonce);
        String signer = null;
        for (String key : keys.keys()) if (Signatures.isSignature(key, text, signature)) signer = key;
        if (signer == null) throw badSignature();
        return new Admission(signer, nonce, Long.parseLong(timestamp));
    }

    void admit(Admission admission) {
        long now = System.currentTimeMillis();
        if (Math.abs(now - admission.timestamp) > WINDOW_MS || admission.timestamp < startedAt)
            throw Refusal.unauthorized("stale_timestamp", "the timestamp is too old, or of the future");
        nonces.take(admission.nonce, admission.timestamp, now);
    }

    private static String only(Headers headers, String name, Pattern form) {
        List<String> values = headers.get(name);
        if (values == null || values.size() != 1 || !form.matcher(values.get(0)).matches()) throw badSignature();
        return values.get(0);
    }

    private static Refusal badSignature() {
        return Refusal.unauthorized("bad_signature", "the signature is missing or wrong");
    }
}
