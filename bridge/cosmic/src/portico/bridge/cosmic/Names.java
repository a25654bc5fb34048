package portico.bridge.cosmic;

/** Names that differ between the servers of this family, and the classes of a client's connection. */
public abstract class Names {
    static final String SERVER = "net.server.Server";
    static final String DATABASE = "tools.DatabaseConnection";
    static final String CONSTANTS = "constants.game.GameConstants";
    static final String EQUIP = "client.inventory.Equip";
    static final String COSMIC_PACKETS = "tools.PacketCreator";

    /** Word for the server in the setting `server` and in the plug's status. */
    final String server;
    final String sessions;
    final String drops;
    final String inventoryType;
    /** Whether one thread that accepts work handles a client's packets, which grants need. */
    final boolean hasClientThread;

    private Names(String server, String sessions, String drops, String inventoryType, boolean hasClientThread) {
        this.server = server;
        this.sessions = sessions;
        this.drops = drops;
        this.inventoryType = inventoryType;
        this.hasClientThread = hasClientThread;
    }

    abstract boolean isConnected(Object client);

    /** Whether the client was sent to another server of the game. */
    abstract boolean isInTransition(Object client);

    abstract void close(Object client);

    /** The names of a server; null for an unknown one. */
    public static Names of(String server) {
        return server.equals("cosmic") ? new Cosmic() : server.equals("heavenms") ? new HeavenMs() : null;
    }

    /** Connections of Netty. */
    private static final class Cosmic extends Names {
        Cosmic() {
            super(
                "cosmic", "net.server.coordinator.session.SessionCoordinator", "server.life.MonsterInformationProvider",
                "client.inventory.InventoryType", true);
        }

        @Override
        boolean isConnected(Object client) {
            Object connection = Reach.field(client, "ioChannel");
            return connection != null && Reach.is(connection, "isActive");
        }

        @Override
        boolean isInTransition(Object client) {
            return Reach.is(client, "isInTransition");
        }

        @Override
        void close(Object client) {
            Reach.call(client, "closeSession");
        }
    }

    /** Connections of MINA. */
    private static final class HeavenMs extends Names {
        HeavenMs() {
            super(
                "heavenms", "net.server.coordinator.session.MapleSessionCoordinator",
                "server.life.MapleMonsterInformationProvider", "client.inventory.MapleInventoryType", false);
        }

        @Override
        boolean isConnected(Object client) {
            Object session = Reach.field(client, "session");
            return session != null && Reach.is(session, "isConnected");
        }

        @Override
        boolean isInTransition(Object client) {
            Object session = Reach.field(client, "session");
            return session != null && (Boolean) Reach.call(session, "containsAttribute", "TRANSITION");
        }

        @Override
        void close(Object client) {
            Reach.call(Reach.field(client, "session"), "close", true);
        }
    }
}
