package server.maps;

import client.inventory.Item;

/** Stub. */
public class PlayerShopItem {
    private final Item item;
    private final int price;

    public PlayerShopItem(Item item, int price) {
        this.item = item;
        this.price = price;
    }

    public Item getItem() {
        return item;
    }

    public int getPrice() {
        return price;
    }

    public short getBundles() {
        return 3;
    }

    public boolean isExist() {
        return true;
    }
}
