package portico.bridge.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import portico.bridge.Log;

/** The bridge's HTTP: sizes, signatures, refusals. `Calls` answers the calls themselves. */
public final class BridgeServer {
    /** Answers a call with a value for JSON, or throws a `Refusal`. */
    public interface Calls {
        Object answer(Request request);
    }

    private static final int MAX_BODY = 4096;
    private static final int MAX_ANSWER = 1024 * 1024;
    private static final int AT_ONCE = 16;
    /** More threads than calls, so that threads waiting for bodies do not delay refusals. */
    private static final int MAX_THREADS = 256;
    private static final byte[] NO_BODY = new byte[0];

    private final HttpServer server;
    private final Guard guard;
    private final Calls calls;
    private final Semaphore room = new Semaphore(AT_ONCE);

    public BridgeServer(InetSocketAddress address, KeyFile keys, long startedAt, Calls calls) throws IOException {
        closeIncompleteRequests();
        this.guard = new Guard(keys, startedAt);
        this.calls = calls;
        server = HttpServer.create(address, 50);
        server.setExecutor(threads());
        server.createContext("/", this::handle);
        server.start();
    }

    public InetSocketAddress address() {
        return server.getAddress();
    }

    private void handle(HttpExchange exchange) throws IOException {
        Guard.Admission admission = null;
        int status = 200;
        byte[] body;
        try {
            byte[] given = bodyOf(exchange);
            String target = exchange.getRequestURI().toString();
            admission = guard.findSigner(exchange.getRequestMethod(), target, given, exchange.getRequestHeaders());
            guard.admit(admission);
            body = Json.bytes(answer(new Request(exchange.getRequestMethod(), target, given)));
            if (body.length > MAX_ANSWER) throw new IllegalStateException("the answer has " + body.length + " bytes");
        } catch (Refusal refusal) {
            status = refusal.status;
            body = bodyOf(refusal);
        } catch (IOException error) {
            exchange.close();
            return;
        } catch (Throwable error) {
            Log.error("a call failed: " + exchange.getRequestURI(), error);
            status = 500;
            body = bodyOf(Refusal.internal());
        }
        send(exchange, status, body, admission);
    }

    private Object answer(Request request) {
        if (!room.tryAcquire()) throw Refusal.notReady("too many requests at a time");
        try {
            return calls.answer(request);
        } finally {
            room.release();
        }
    }

    private static void send(HttpExchange exchange, int status, byte[] body, Guard.Admission admission) {
        try {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            // 401 is unsigned, so that a replayed request gets no new text signed.
            if (admission != null && status != 401) {
                String text = Signatures.answerText(admission.nonce, status, body);
                exchange.getResponseHeaders().set("X-Portico-Signature", Signatures.sign(admission.key, text));
            }
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        } catch (IOException gone) {
            Log.debug("the portal did not wait for an answer");
        } finally {
            exchange.close();
        }
    }

    private static byte[] bodyOf(HttpExchange exchange) throws IOException {
        InputStream stream = exchange.getRequestBody();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] chunk = new byte[MAX_BODY + 1];
        for (int read; (read = stream.read(chunk)) > 0; ) {
            all.write(chunk, 0, read);
            if (all.size() > MAX_BODY) throw Refusal.tooLarge();
        }
        return all.size() == 0 ? NO_BODY : all.toByteArray();
    }

    private static byte[] bodyOf(Refusal refusal) {
        return Json.bytes(Json.object("code", refusal.code, "message", refusal.getMessage()));
    }

    /** Settings of the JDK's server, which reads them once, at its first use in this process. */
    private static void closeIncompleteRequests() {
        setDefault("sun.net.httpserver.maxReqTime", "5");
        setDefault("sun.net.httpserver.timerMillis", "500");
        setDefault("sun.net.httpserver.nodelay", "true");
        setDefault("sun.net.httpserver.maxReqHeaders", "50");
    }

    private static void setDefault(String name, String value) {
        if (System.getProperty(name) == null) System.setProperty(name, value);
    }

    private static ThreadPoolExecutor threads() {
        return new ThreadPoolExecutor(
            0, MAX_THREADS, 30, TimeUnit.SECONDS, new SynchronousQueue<>(),
            task -> {
                Thread thread = new Thread(task, "portico-bridge");
                thread.setDaemon(true);
                return thread;
            },
            new ThreadPoolExecutor.AbortPolicy());
    }
}
