package portico.bridge.cosmic;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import portico.bridge.Log;
import portico.bridge.game.News;

/** Wraps the game's handler of scrolls and compares the character before and after, in the client's thread. */
final class Scrolls implements Hooks.Hook {
    private static final String PROCESSORS = "net.PacketProcessor";
    private static final String OPCODES = "net.opcodes.RecvOpcode";
    private static final int WHITE_SCROLL = 2340000;
    /** Bytes of the packet before the scroll's slot, which are a time. */
    private static final int TIME_BYTES = 4;

    private final CosmicGame game;
    private final Set<Object> wrapped = Collections.newSetFromMap(new WeakHashMap<>());

    Scrolls(CosmicGame game) {
        this.game = game;
    }

    /** The game creates its handlers again when it reloads them, and those of a channel at its first connection. */
    @Override
    public void look(List<Object> characters, News news) {
        int code = Reach.number(Reach.staticField(OPCODES, "USE_UPGRADE_SCROLL"), "getValue");
        for (Object processor : processors()) {
            Object[] handlers = (Object[]) Reach.field(processor, "handlers");
            Object handler = handlers[code];
            if (handler == null || wrapped.contains(handler)) continue;
            Object around = around(handler, handlers.getClass().getComponentType(), news);
            wrapped.add(around);
            handlers[code] = around;
        }
    }

    private static List<Object> processors() {
        Class<?> type = Reach.type(PROCESSORS);
        synchronized (type) {
            return new ArrayList<>(((Map<?, ?>) Reach.staticField(PROCESSORS, "instances")).values());
        }
    }

    private Object around(Object handler, Class<?> type, News news) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> {
            boolean isPacket = method.getName().equals("handlePacket");
            Scroll scroll = isPacket ? read(values[0], values[1]) : null;
            try {
                return method.invoke(handler, values);
            } catch (InvocationTargetException error) {
                throw error.getCause();
            } finally {
                if (scroll != null) scroll.tell(news);
            }
        });
    }

    /** Null if it cannot be read: the game then works as without the plug. */
    private Scroll read(Object packet, Object client) {
        try {
            int start = Reach.number(packet, "getPosition");
            for (int i = 0; i < TIME_BYTES; i++) Reach.call(packet, "readByte");
            short from = (Short) Reach.call(packet, "readShort");
            short slot = (Short) Reach.call(packet, "readShort");
            Reach.call(packet, "seek", start);
            return Scroll.read(Reach.call(client, "getPlayer"), game.names().inventoryType, from, slot);
        } catch (RuntimeException error) {
            Log.warn("a scroll is not logged", error);
            return null;
        }
    }

    /** Equipment and scrolls as they were before the game handled the packet. */
    private static final class Scroll {
        final Object character;
        final Object bag;
        final Object scrolls;
        final Object equip;
        final short slot;
        final int scrollId;
        final int scrollsBefore;
        final int whiteBefore;
        final int slotsBefore;
        final int levelBefore;
        final int flagBefore;

        private Scroll(Object character, Object bag, Object scrolls, Object equip, short slot, int scrollId) {
            this.character = character;
            this.bag = bag;
            this.scrolls = scrolls;
            this.equip = equip;
            this.slot = slot;
            this.scrollId = scrollId;
            scrollsBefore = count(scrollId);
            whiteBefore = count(WHITE_SCROLL);
            slotsBefore = slots();
            levelBefore = Reach.number(equip, "getLevel");
            flagBefore = Reach.number(equip, "getFlag");
        }

        static Scroll read(Object character, String inventoryType, short from, short slot) {
            Object use = inventory(character, inventoryType, "USE");
            Object bag = inventory(character, inventoryType, slot < 0 ? "EQUIPPED" : "EQUIP");
            Object scroll = Reach.call(use, "getItem", from);
            Object equip = Reach.call(bag, "getItem", slot);
            if (scroll == null || !Reach.type(Names.EQUIP).isInstance(equip)) return null;
            return new Scroll(character, bag, use, equip, slot, Reach.number(scroll, "getItemId"));
        }

        private static Object inventory(Object character, String type, String name) {
            return Reach.call(character, "getInventory", Reach.staticField(type, name));
        }

        private int count(int itemId) {
            return (Integer) Reach.call(scrolls, "countById", itemId);
        }

        private int slots() {
            return Reach.number(equip, "getUpgradeSlots") & 255;
        }

        void tell(News news) {
            try {
                if (count(scrollId) < scrollsBefore) report(news);
            } catch (RuntimeException error) {
                Log.warn("a scroll is not logged", error);
            }
        }

        private void report(News news) {
            boolean isThere = Reach.call(bag, "getItem", slot) == equip;
            int slotsAfter = isThere ? slots() : 0;
            boolean isSuccess = isThere && (slotsAfter > slotsBefore || Reach.number(equip, "getLevel") > levelBefore
                || Reach.number(equip, "getFlag") != flagBefore);
            news.row(
                News.LogTable.SCROLLS, System.currentTimeMillis(), Reach.number(character, "getId"),
                Reach.number(equip, "getItemId"), scrollId, isSuccess, count(WHITE_SCROLL) < whiteBefore, slotsBefore,
                slotsAfter);
        }
    }
}
