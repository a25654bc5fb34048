package portico.bridge;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The plug's one logger. It is the JDK's, because the plug brings no library into the game. */
public final class Log {
    private static final Logger LOGGER = Logger.getLogger("portico.bridge");

    private Log() {}

    public static void debug(String message) {
        LOGGER.fine(message);
    }

    public static void info(String message) {
        LOGGER.info(message);
    }

    public static void warn(String message, Throwable error) {
        LOGGER.log(Level.WARNING, message, error);
    }

    public static void error(String message, Throwable error) {
        LOGGER.log(Level.SEVERE, message, error);
    }
}
