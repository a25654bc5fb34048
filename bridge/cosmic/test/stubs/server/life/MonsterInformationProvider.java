package server.life;

/** Stub. */
public class MonsterInformationProvider {
    private static final MonsterInformationProvider INSTANCE = new MonsterInformationProvider();

    public static MonsterInformationProvider getInstance() {
        return INSTANCE;
    }

    public final void clearDrops() {}
}
