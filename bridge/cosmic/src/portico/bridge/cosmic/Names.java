package portico.bridge.cosmic;

/** Names of the classes of Cosmic that the plug calls. */
final class Names {
    static final String SERVER = "net.server.Server";
    static final String SESSIONS = "net.server.coordinator.session.SessionCoordinator";
    static final String DATABASE = "tools.DatabaseConnection";
    static final String PACKETS = "tools.PacketCreator";
    static final String DROPS = "server.life.MonsterInformationProvider";
    static final String CONSTANTS = "constants.game.GameConstants";
    static final String EQUIP = "client.inventory.Equip";

    private Names() {}
}
