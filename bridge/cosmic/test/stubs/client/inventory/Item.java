package client.inventory;

/** Stub. */
public class Item {
    public int getItemId() {
        return 2000000;
    }

    public short getQuantity() {
        return 10;
    }
}
