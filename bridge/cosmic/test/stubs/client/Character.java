package client;

import server.CashShop;
import server.maps.MapleMap;

/** Stub. */
public class Character {
    private final int id;
    private final Client client;
    private final CashShop cashShop = new CashShop();
    private final MapleMap map = new MapleMap(this);
    private int meso = 100;
    private int maxHp = 50;
    private int maxMp = 5;

    public Character(int id, Client client) {
        this.id = id;
        this.client = client;
    }

    public int getId() {
        return id;
    }

    public int getAccountID() {
        return client.getAccID();
    }

    public Client getClient() {
        return client;
    }

    public CashShop getCashShop() {
        return cashShop;
    }

    public String getName() {
        return "Tamarisk";
    }

    public int getLevel() {
        return 10;
    }

    public Job getJob() {
        return Job.BEGINNER;
    }

    public MapleMap getMap() {
        return map;
    }

    public int getMapId() {
        return 100000000;
    }

    public int getWorld() {
        return 0;
    }

    public boolean isLoggedin() {
        return true;
    }

    public int getMeso() {
        return meso;
    }

    public int getMaxHp() {
        return maxHp;
    }

    public int getMaxMp() {
        return maxMp;
    }

    public void gainMeso(int gain, boolean show, boolean enableActions, boolean inChat) {
        meso += gain;
    }

    public void addMaxHP(int delta) {
        maxHp += delta;
    }

    public void addMaxMP(int delta) {
        maxMp += delta;
    }

    public synchronized void saveCharToDB(boolean notAutosave) {}

    public void saveCooldowns() {}

    public void logOff() {}

    public void empty(boolean remove) {}
}
