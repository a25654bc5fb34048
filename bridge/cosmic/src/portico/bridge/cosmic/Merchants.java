package portico.bridge.cosmic;

import java.util.Collection;
import java.util.Map;
import portico.bridge.game.Merchant;
import portico.bridge.http.Json;

/** Reads a hired merchant. */
final class Merchants {
    private static final int MAX_LINES = 100;
    private static final int MAX_SIGN = 200;

    private Merchants() {}

    static Merchant read(Object shop, int world) {
        String sign = (String) Reach.call(shop, "getDescription");
        Merchant merchant = new Merchant(
            Reach.number(shop, "getOwnerId"), (String) Reach.call(shop, "getOwner"),
            sign.length() > MAX_SIGN ? sign.substring(0, MAX_SIGN) : sign, world,
            Reach.number(shop, "getChannel"), Reach.number(shop, "getMapId"));
        int position = 0;
        for (Object line : ((Collection<?>) Reach.call(shop, "getItems")).toArray()) {
            Object item = Reach.call(line, "getItem");
            int price = Reach.number(line, "getPrice");
            if (++position > MAX_LINES || item == null || price < 1) continue;
            int bundles = Reach.is(line, "isExist") ? Math.max(0, Reach.number(line, "getBundles")) : 0;
            merchant.goods.add(new Merchant.Goods(
                position, Reach.number(item, "getItemId"), price, Math.max(0, Reach.number(item, "getQuantity")), bundles,
                equipment(item)));
        }
        for (Object sale : ((Collection<?>) Reach.call(shop, "getSold")).toArray())
            merchant.sales.add(new Merchant.Sale(
                Reach.number(sale, "getItemId"), Reach.number(sale, "getQuantity"), Reach.number(sale, "getMesos")));
        return merchant;
    }

    private static Map<String, Object> equipment(Object item) {
        if (!Reach.type(Names.EQUIP).isInstance(item)) return null;
        return Json.object(
            "str", Reach.number(item, "getStr"), "dex", Reach.number(item, "getDex"), "int", Reach.number(item, "getInt"),
            "luk", Reach.number(item, "getLuk"), "hp", Reach.number(item, "getHp"), "mp", Reach.number(item, "getMp"),
            "watk", Reach.number(item, "getWatk"), "matk", Reach.number(item, "getMatk"),
            "wdef", Reach.number(item, "getWdef"), "mdef", Reach.number(item, "getMdef"),
            "acc", Reach.number(item, "getAcc"), "avoid", Reach.number(item, "getAvoid"),
            "speed", Reach.number(item, "getSpeed"), "jump", Reach.number(item, "getJump"),
            "slots", Reach.number(item, "getUpgradeSlots") & 255, "upgrades", Reach.number(item, "getLevel") & 255,
            "vicious", Reach.number(item, "getVicious") & 255);
    }
}
