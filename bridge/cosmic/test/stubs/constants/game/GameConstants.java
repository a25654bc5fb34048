package constants.game;

/** Stub. */
public class GameConstants {
    public static String[] WORLD_NAMES = {"Stub"};
}
