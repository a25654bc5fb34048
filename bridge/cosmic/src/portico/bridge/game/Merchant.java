package portico.bridge.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import portico.bridge.http.Json;

/** A snapshot of an open hired merchant. */
public final class Merchant {
    public final int characterId;
    public final String ownerName;
    public final String description;
    public final int world;
    public final int channel;
    public final int mapId;
    public final List<Goods> goods = new ArrayList<>();
    /** Sales of the merchant so far, oldest first. */
    public final List<Sale> sales = new ArrayList<>();

    public Merchant(int characterId, String ownerName, String description, int world, int channel, int mapId) {
        this.characterId = characterId;
        this.ownerName = ownerName;
        this.description = description;
        this.world = world;
        this.channel = channel;
        this.mapId = mapId;
    }

    public Map<String, Object> json() {
        List<Object> lines = new ArrayList<>();
        for (Goods line : goods) lines.add(line.json());
        return Json.object(
            "characterId", characterId, "ownerName", ownerName, "description", description, "world", world,
            "channel", channel, "mapId", mapId, "goods", lines);
    }

    /** A line: bundles of an item at a price per bundle. */
    public static final class Goods {
        public final int position;
        public final int itemId;
        public final int price;
        public final int quantity;
        public final int bundles;
        /** Null for items that are not equipment. */
        public final Map<String, Object> equipment;

        public Goods(int position, int itemId, int price, int quantity, int bundles, Map<String, Object> equipment) {
            this.position = position;
            this.itemId = itemId;
            this.price = price;
            this.quantity = quantity;
            this.bundles = bundles;
            this.equipment = equipment;
        }

        Map<String, Object> json() {
            return Json.object(
                "position", position, "itemId", itemId, "price", price, "quantity", quantity, "bundles", bundles,
                "equipment", equipment);
        }
    }

    /** Number of sold pieces, and the mesos for all of them. */
    public static final class Sale {
        public final int itemId;
        public final int pieces;
        public final int mesos;

        public Sale(int itemId, int pieces, int mesos) {
            this.itemId = itemId;
            this.pieces = pieces;
            this.mesos = mesos;
        }
    }
}
