package client.inventory;

/** Stub. */
public class Equip extends Item {
    @Override
    public int getItemId() {
        return 1302000;
    }

    @Override
    public short getQuantity() {
        return 1;
    }

    public short getStr() {
        return 1;
    }

    public short getDex() {
        return 1;
    }

    public short getInt() {
        return 1;
    }

    public short getLuk() {
        return 1;
    }

    public short getHp() {
        return 1;
    }

    public short getMp() {
        return 1;
    }

    public short getWatk() {
        return 1;
    }

    public short getMatk() {
        return 1;
    }

    public short getWdef() {
        return 1;
    }

    public short getMdef() {
        return 1;
    }

    public short getAcc() {
        return 1;
    }

    public short getAvoid() {
        return 1;
    }

    public short getSpeed() {
        return 1;
    }

    public short getJump() {
        return 1;
    }

    public byte getUpgradeSlots() {
        return 1;
    }

    public byte getLevel() {
        return 1;
    }

    public short getVicious() {
        return 1;
    }
}
