package server.maps;

import client.inventory.Equip;
import client.inventory.Item;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Stub. */
public class HiredMerchant {
    private final int ownerId;

    public HiredMerchant(int ownerId) {
        this.ownerId = ownerId;
    }

    public int getOwnerId() {
        return ownerId;
    }

    public String getOwner() {
        return "Tamarisk";
    }

    public String getDescription() {
        return "cheap \"potions\" \ud83d\ude00";
    }

    public int getChannel() {
        return 1;
    }

    public int getMapId() {
        return 910000001;
    }

    public List<PlayerShopItem> getItems() {
        return Arrays.asList(new PlayerShopItem(new Item(), 500), new PlayerShopItem(new Equip(), 90000));
    }

    public List<SoldItem> getSold() {
        return Collections.emptyList();
    }

    /** Stub. */
    public class SoldItem {
        public int getItemId() {
            return 2000000;
        }

        public short getQuantity() {
            return 1;
        }

        public int getMesos() {
            return 1;
        }
    }
}
