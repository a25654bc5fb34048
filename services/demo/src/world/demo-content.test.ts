import { ITEM_TYPES, itemTypeOf, WEAPON_TYPES, weaponTypeOf } from '@portico/domain';
import { demoWorld } from '../../test/demo-world.js';
import { demoDocuments } from './game-files/demo-files.js';
import type { DemoMap } from './maps/demo-maps.js';

const world = demoWorld;
const { items, monsters, maps, npcs, quests, reactors } = world;
const mapsById = new Map(maps.map((map) => [map.id, map]));

const TOP_MAP_ID = 999_999_999;

function expectAllDifferent(entries: readonly { id: number; name: string }[]): void {
  const seen = new Map<number | string, string>();
  const twice = entries.flatMap(({ id, name }) => {
    const isKnown = seen.has(id) || seen.has(name);
    seen.set(id, name).set(name, name);
    return isKnown ? [`${id} ${name}`] : [];
  });
  expect(twice).toEqual([]);
}

/** Maps within walking distance of the first town. A linked map has the gates of its source. */
function walkedFrom(start: number): Set<number> {
  const seen = new Set<number>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const map = mapsById.get(id);
    if (seen.has(id) || !map) continue;
    seen.add(id);
    const shown = map.link === undefined ? map : mapsById.get(map.link);
    for (const { target } of shown?.portals ?? []) if (target !== undefined) ahead.push(target);
  }
  return seen;
}

function standsOn({ footholds }: DemoMap['ground'], x: number, y: number): boolean {
  return footholds.some(
    ([x1, y1, x2, y2]) =>
      x1 <= x && x <= x2 && x1 < x2 && Math.abs(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1) - y) <= 1,
  );
}

describe('content of the demo world', () => {
  it('is a world of the size of a real one, each id and each name once in its kind', () => {
    expect(items.length).toBeGreaterThanOrEqual(2000);
    expect(monsters.length).toBeGreaterThanOrEqual(300);
    expect(maps.length).toBeGreaterThanOrEqual(250);
    expect(npcs.length).toBeGreaterThanOrEqual(250);
    expect(quests.length).toBeGreaterThanOrEqual(300);
    for (const kind of [items, monsters, maps, npcs, quests]) expectAllDifferent(kind);
    expect(new Set(reactors.map(({ id }) => id)).size).toBe(reactors.length);
  });

  it('names everything, without blanks at the ends and without leftovers of the lists', () => {
    const names = [...items, ...monsters, ...maps, ...npcs, ...quests].map(({ name }) => name);
    expect(names.filter((name) => !/^\S(?:[^|;#]*\S)?$/.test(name))).toEqual([]);
    const descriptions = items.map(({ description }) => description);
    expect(descriptions.filter((text) => /undefined|NaN|\||^\s|\s$/.test(text))).toEqual([]);
    const told = quests.map(({ texts }) => texts.join(' '));
    expect(told.filter((text) => /undefined|NaN|\|/.test(text))).toEqual([]);
  });

  it('has items of every category, each where its number belongs', () => {
    expect(new Set(items.map(({ id }) => itemTypeOf(id)))).toEqual(new Set(ITEM_TYPES));
    const folders: Readonly<Record<string, RegExp>> = {
      equipment: /^Character\.wz\//,
      use: /^Item\.wz\/Consume$/,
      setup: /^Item\.wz\/Install$/,
      etc: /^Item\.wz\/Etc$/,
      cash: /^Item\.wz\/(?:Cash|Pet)$/,
    };
    const astray = items.filter(({ id, folder }) => !folders[itemTypeOf(id) ?? '']?.test(folder));
    expect(astray.map(({ id, folder }) => `${id} ${folder}`)).toEqual([]);
  });

  it('has weapons of all types for all levels, stronger with each', () => {
    for (const type of WEAPON_TYPES) {
      const weapons = items
        .filter(({ id }) => weaponTypeOf(id) === type)
        .sort((a, b) => a.level - b.level || a.id - b.id);
      expect(weapons.length).toBeGreaterThanOrEqual(16);
      expect([weapons[0]?.level, weapons.at(-1)?.level]).toEqual([0, 130]);
      const attacks = weapons.map(({ info }) => Number(info.incPAD));
      expect(attacks).toEqual([...attacks].sort((a, b) => a - b));
      for (const { info } of weapons) expect(Number(info.attackSpeed)).toBeGreaterThanOrEqual(2);
    }
  });

  it('dresses every class at every stage of its life', () => {
    for (const job of [1, 2, 4, 8, 16]) {
      for (const level of [10, 30, 60, 90, 120]) {
        const worn = items.filter(({ info }) => info.reqJob === job && info.reqLevel === level);
        expect(new Set(worn.map(({ info }) => info.islot)).size).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('has monsters from the first level to the last, harder with the level, and bosses harder by far', () => {
    expect([monsters[0]?.level, monsters.at(-1)?.level]).toEqual([1, 200]);
    const average = (from: number, to: number) => {
      const some = monsters.filter(({ level, isBoss }) => !isBoss && level >= from && level < to);
      return some.reduce((sum, { info }) => sum + Number(info.maxHP), 0) / some.length;
    };
    const hardness = [1, 20, 40, 60, 80, 100, 120, 150].map((from, index, all) =>
      average(from, all[index + 1] ?? 200),
    );
    expect(hardness).toEqual([...hardness].sort((a, b) => a - b));
    const bosses = monsters.filter(({ isBoss }) => isBoss);
    expect(bosses.length).toBeGreaterThanOrEqual(25);
    for (const boss of bosses) {
      const usual = average(boss.level - 12, boss.level + 12);
      expect(Number(boss.info.maxHP)).toBeGreaterThan(usual * 10);
      expect(Number(boss.info.maxHP)).toBeLessThan(2 ** 31);
    }
  });

  it('is one world: every map is reached on foot, and every gate leads to a portal', () => {
    expect(maps.filter(({ id }) => !walkedFrom(100_000_000).has(id)).map(({ name }) => name)).toEqual([]);
    for (const { id, portals, link, returnMap } of maps) {
      expect(id).toBeLessThan(TOP_MAP_ID);
      expect(mapsById.get(returnMap)?.isTown).toBe(true);
      expect(link === undefined || mapsById.has(link)).toBe(true);
      for (const { target, targetName } of portals) {
        if (target === undefined) continue;
        const there = mapsById.get(target);
        const shown = there?.link === undefined ? there : mapsById.get(there.link);
        expect(shown?.portals.map(({ name }) => name)).toContain(targetName);
      }
      expect(new Set(portals.map(({ name }) => name)).size).toBe(portals.length);
    }
  });

  it('leads back: who walks through a gate can return the way they came, but for shortcuts', () => {
    for (const { id, portals } of maps) {
      for (const { name, target, targetName } of portals) {
        if (target === undefined || targetName === 'sp') continue;
        const back = mapsById.get(target)?.portals.find((portal) => portal.name === targetName);
        expect([back?.target, back?.targetName]).toEqual([id, name]);
      }
    }
  });

  it('has the market with its gate and twenty-two halls', () => {
    const halls = maps.filter(({ id }) => id > 910_000_000 && id <= 910_000_022);
    expect(halls).toHaveLength(22);
    expect(mapsById.get(910_000_000)?.street).toBe('Free Market');
  });

  it('has ground under everyone, and a place for every monster, NPC and reactor', () => {
    for (const { ground, spots, portals } of maps) {
      expect(ground.footholds.length).toBeGreaterThan(10);
      expect(ground.footholds.filter((ends) => !ends.every(Number.isInteger))).toEqual([]);
      const isLine = ([x1, y1, x2, y2]: DemoMap['ground']['footholds'][number]) =>
        x1 < x2 || (x1 === x2 && y1 !== y2);
      expect(ground.footholds.filter((ends) => !isLine(ends))).toEqual([]);
      expect(ground.ladders.filter(([x, top, bottom]) => !Number.isInteger(x) || top >= bottom)).toEqual([]);
      expect([...spots, ...portals].filter(({ x, y }) => !standsOn(ground, x, y))).toEqual([]);
    }
    const placed = new Set(maps.flatMap(({ spots }) => spots.map(({ kind, id }) => `${kind} ${id}`)));
    expect(placed.size).toBe(monsters.length + npcs.length + reactors.length);
  });

  it('writes files with the padding and the folders of a real server', () => {
    const documents = demoDocuments(world);
    expect([...documents.keys()]).toEqual(
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
