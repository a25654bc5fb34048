import { itemTypeOf, monsterDropPercent } from '@portico/domain';
import { demoWorld } from '../../../test/demo-world.js';

const { items, monsters, drops, maps, npcs, quests, reactors } = demoWorld;
const itemIds = new Set(items.map(({ id }) => id));
const monsterIds = new Set(monsters.map(({ id }) => id));

describe('quests and drops of the demo world', () => {
  it('drops only what exists, each once a monster, from monsters that exist', () => {
    expect(drops.monster.filter(({ dropperId }) => !monsterIds.has(dropperId))).toEqual([]);
    expect(drops.monster.filter(({ itemId }) => itemId !== 0 && !itemIds.has(itemId))).toEqual([]);
    expect(drops.monster.filter(({ chance }) => !(chance > 0))).toEqual([]);
    const pairs = new Set(drops.monster.map(({ dropperId, itemId }) => `${dropperId} ${itemId}`));
    expect(pairs.size).toBe(drops.monster.length);
    for (const { itemId } of [...drops.reactor, ...drops.global]) expect(itemIds.has(itemId)).toBe(true);
    for (const { oneIn } of drops.reactor) expect(oneIn).toBeGreaterThan(0);
    expect(new Set(drops.reactor.map(({ reactorId }) => reactorId))).toEqual(
      new Set(reactors.map(({ id }) => id)),
    );
  });

  it('gives mesos, gear and potions for every monster, and more for a boss', () => {
    const byMonster = new Map<number, (typeof drops.monster)[number][]>(monsters.map(({ id }) => [id, []]));
    for (const row of drops.monster) byMonster.get(row.dropperId)?.push(row);
    for (const { id, isBoss } of monsters) {
      const rows = byMonster.get(id) ?? [];
      const types = new Set(rows.map(({ itemId }) => (itemId === 0 ? 'mesos' : itemTypeOf(itemId))));
      expect([...types]).toEqual(expect.arrayContaining(['mesos', 'equipment', 'use', 'etc']));
      expect(rows.length).toBeGreaterThanOrEqual(isBoss ? 30 : 12);
    }
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
      const share = percents.filter((percent) => percent >= from && percent < to).length / percents.length;
      expect(share).toBeGreaterThan(0.05);
    }
  });

  it('has no quantity that the game server stumbles over', () => {
    for (const { minimumQuantity, maximumQuantity } of [...drops.monster, ...drops.global]) {
      expect(maximumQuantity === 1 || maximumQuantity > minimumQuantity).toBe(true);
    }
  });

  it('has quests in chains whose every end exists and whose levels rise', () => {
    const byId = new Map(quests.map((quest) => [quest.id, quest]));
    const npcIds = new Set(npcs.map(({ id }) => id));
    for (const quest of quests) {
      expect(quest.id).toBeLessThan(32_768);
      expect(npcIds.has(quest.npc) && npcIds.has(quest.endNpc)).toBe(true);
      for (const { id } of [...quest.items, ...quest.given, ...quest.rewards])
        expect(itemIds.has(id)).toBe(true);
      for (const { id } of quest.monsters) expect(monsterIds.has(id)).toBe(true);
      for (const id of quest.after) {
        expect(byId.get(id)?.parent).toBe(quest.parent);
      }
      expect(quest.exp).toBeGreaterThan(0);
    }
    expect(quests.filter(({ after }) => after.length > 0).length).toBeGreaterThan(150);
  });

  it('asks only for what can be had: a monster that stands somewhere, an item that is given or dropped', () => {
    const roaming = new Set(
      maps.flatMap(({ spots }) => spots.filter(({ kind }) => kind === 'monster').map(({ id }) => id)),
    );
    const had = new Set([
      ...drops.monster.map(({ itemId }) => itemId),
      ...drops.reactor.map(({ itemId }) => itemId),
    ]);
    for (const { name, items: wanted, given, monsters: slain, id } of quests) {
      const isGiven = new Set(given.map((item) => item.id));
      const missing = wanted.filter((item) => !had.has(item.id) && !isGiven.has(item.id));
      expect([name, missing]).toEqual([name, []]);
      for (const monster of slain) expect(roaming.has(monster.id)).toBe(true);
      expect(id).toBeGreaterThan(0);
    }
  });

  it('lets only those on a quest find what the quest is after', () => {
    const questIds = new Set(quests.map(({ id }) => id));
    const needed = [...drops.monster, ...drops.reactor].filter(({ questId }) => questId > 0);
    expect(needed.length).toBeGreaterThan(20);
    const questItems = new Set(items.filter(({ info }) => info.quest === 1).map(({ id }) => id));
    for (const { questId, itemId } of needed) {
      expect(questIds.has(questId)).toBe(true);
      expect(questItems.has(itemId)).toBe(true);
    }
  });
});
