import { ITEM_TYPES, itemTypeOf, monsterDropPercent, WEAPON_TYPES, weaponTypeOf } from '@portico/domain';
import { demoDocuments } from './demo-files.js';
import { generateDemoWorld } from './demo-world.js';

const world = generateDemoWorld();
const { items, monsters, drops, people, stores, maps, npcs, quests, reactors } = world;
const itemIds = new Set(items.map(({ id }) => id));

describe('demo world', () => {
  it('is the same for the same seed and another for another', () => {
    expect(generateDemoWorld()).toEqual(world);
    expect(generateDemoWorld(7).people).not.toEqual(people);
  });

  it('has items of every category and weapons of every type, each id and name once', () => {
    expect(new Set(items.map(({ id }) => itemTypeOf(id)))).toEqual(new Set(ITEM_TYPES));
    expect(new Set(items.flatMap(({ id }) => weaponTypeOf(id) ?? []))).toEqual(new Set(WEAPON_TYPES));
    expect(itemIds.size).toBe(items.length);
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(300);
  });

  it('lets weapons of a type grow stronger with their level', () => {
    for (const type of WEAPON_TYPES) {
      const attacks = items
        .filter(({ id }) => weaponTypeOf(id) === type)
        .sort((a, b) => a.level - b.level)
        .map(({ info }) => Number(info.incPAD));
      expect(attacks).toEqual([...attacks].sort((a, b) => a - b));
    }
  });

  it('has monsters from level 1 to 160, some of them bosses, and every drop leads to both ends', () => {
    expect([monsters[0]?.level, monsters.at(-1)?.level]).toEqual([1, 160]);
    expect(monsters.filter(({ isBoss }) => isBoss).length).toBeGreaterThan(5);
    const monsterIds = new Set(monsters.map(({ id }) => id));
    expect(monsterIds.size).toBe(monsters.length);
    for (const { dropperId, itemId } of drops.monster) {
      expect(monsterIds.has(dropperId)).toBe(true);
      expect(itemId === 0 || itemIds.has(itemId)).toBe(true);
    }
    for (const { itemId } of [...drops.reactor, ...drops.global]) expect(itemIds.has(itemId)).toBe(true);
  });

  it('spreads drop chances over all rarities', () => {
    const percents = drops.monster.map(({ chance }) => monsterDropPercent(chance));
    for (const [from, to] of [
      [0, 0.1],
      [0.1, 0.5],
      [0.5, 1],
      [1, 5],
      [5, 100.1],
    ] as const) {
      expect(percents.filter((percent) => percent >= from && percent < to).length).toBeGreaterThan(20);
    }
  });

  it('has no quantity that the game server stumbles over', () => {
    for (const { minimumQuantity, maximumQuantity } of drops.monster) {
      expect(maximumQuantity === 1 || maximumQuantity > minimumQuantity).toBe(true);
    }
  });

  it('has open stores whose equipment has values, and closed ones with stored goods', () => {
    const open = people.characters.filter(({ hasMerchant }) => hasMerchant);
    expect(open).toHaveLength(120);
    const keepers = new Set(stores.items.map(({ characterId }) => characterId));
    expect(keepers.size).toBeGreaterThan(open.length);
    expect(stores.merchants).toHaveLength(stores.items.length);
    const equipment = stores.items.filter(({ itemId }) => itemTypeOf(itemId) === 'equipment');
    expect(stores.equipment.map(({ inventoryItemId }) => inventoryItemId)).toEqual(
      equipment.map(({ id }) => id),
    );
    expect(stores.equipment.every(({ upgradeSlots }) => upgradeSlots >= 0)).toBe(true);
  });

  it('has maps that lead to each other, towns among them, and a place for every monster, NPC and reactor', () => {
    const byId = new Map(maps.map((map) => [map.id, map]));
    expect(byId.size).toBe(maps.length);
    for (const { exits, returnMap, link } of maps) {
      for (const id of [...exits, returnMap, ...(link === undefined ? [] : [link])]) {
        expect(byId.has(id)).toBe(true);
      }
    }
    expect(byId.get(100000000)?.isTown).toBe(true);
    const placed = new Set(maps.flatMap(({ spots }) => spots.map(({ kind, id }) => `${kind} ${id}`)));
    expect(placed.size).toBe(monsters.length + npcs.length + reactors.length);
    expect(new Set(drops.reactor.map(({ reactorId }) => reactorId))).toEqual(
      new Set(reactors.map(({ id }) => id)),
    );
  });

  it('has footholds that a map can be drawn from, and everybody stands on one', () => {
    for (const { ground, spots } of maps) {
      expect(ground.footholds.length).toBeGreaterThan(10);
      for (const { x, y } of spots) {
        const below = ground.footholds.filter(
          ([x1, y1, x2, y2]) =>
            x1 <= x && x <= x2 && Math.abs(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1) - y) <= 1,
        );
        expect(below.length).toBeGreaterThan(0);
      }
    }
  });

  it('has quests in chains whose every end exists', () => {
    const questIds = new Set(quests.map(({ id }) => id));
    const npcIds = new Set(npcs.map(({ id }) => id));
    const monsterIds = new Set(monsters.map(({ id }) => id));
    expect(questIds.size).toBe(quests.length);
    expect(quests.length).toBeGreaterThanOrEqual(30);
    for (const quest of quests) {
      expect(npcIds.has(quest.npc)).toBe(true);
      for (const { id } of [...quest.items, ...quest.rewards]) expect(itemIds.has(id)).toBe(true);
      for (const { id } of quest.monsters) expect(monsterIds.has(id)).toBe(true);
      for (const id of quest.after) expect(questIds.has(id)).toBe(true);
    }
    const needed = [...drops.monster, ...drops.reactor].map(({ questId }) => questId).filter((id) => id > 0);
    expect(needed.filter((id) => !questIds.has(id))).toEqual([]);
  });

  it('writes files with the padding and the folders of a real server', () => {
    const documents = demoDocuments(world);
    const paths = [...documents.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        'Character.wz/Weapon/01300000',
        'Item.wz/Consume/0200',
        'Item.wz/Install/0301',
        'Item.wz/Pet/5000000',
        'Mob.wz/0100100',
        'String.wz/Eqp',
        'String.wz/Ins',
        'Map.wz/Map/Map0/000010000',
        'Map.wz/Map/Map1/100000000',
        'Quest.wz/Check',
        'Reactor.wz/0002001',
        'String.wz/Map',
        'String.wz/Mob',
      ]),
    );
    expect(documents.get('Item.wz/Consume/0206')).toContain('<string name="unitPrice" value="0,3"/>');
    expect(documents.get('String.wz/Mob')).toContain('<string name="name" value="Aeon, the Last Hour"/>');
  });
});
