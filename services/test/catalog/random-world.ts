import { itemTypeOf, weaponTypeOf } from '@portico/domain';
import { Catalog } from '../../src/catalog/snapshot/catalog.js';
import { type ImportedContent, EMPTY_WORLD } from '../../src/catalog/snapshot/catalog-reader.js';
import type { CatalogItem, CatalogMonster } from '../../src/catalog/index.js';
import type { DropRows } from '../../src/catalog/live/live-rows.js';
import { ImportedIndex } from '../../src/catalog/snapshot/imported-index.js';

export interface RandomWorld {
  catalog: Catalog;
  content: ImportedContent;
  drops: DropRows;
}

const WORDS = ['Ember', 'Old', 'Moon', 'River', 'Iron', 'Saber', 'Cap', 'Tonic', 'Bell', 'Shell'];
const PREFIXES = [1302, 1332, 1402, 1452, 1002, 1702, 2000, 3010, 4000, 5000];
const PROPERTIES = ['incPAD', 'incMAD', 'incPDD', 'incSTR', 'incDEX', 'incINT', 'incLUK', 'incMHP', 'incMMP'];

/** A small world with many equal values, unknown levels, and an item and a monster that only drop tables know. */
export function randomWorld(seed: number): RandomWorld {
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] ?? fail();
  const name = () => `${pick(WORDS)} ${pick(WORDS)}`;
  const items = Array.from({ length: 90 }, (_, index): CatalogItem => {
    const id = (PREFIXES[index % PREFIXES.length] ?? 4000) * 1000 + Math.floor(index / PREFIXES.length);
    const stats = PROPERTIES.flatMap((property) =>
      random(3) === 0 ? [[property, random(40)] as const] : [],
    );
    return {
      id,
      name: name(),
      hasName: true,
      description: '',
      type: itemTypeOf(id) ?? fail(),
      weaponType: weaponTypeOf(id),
      properties: {
        ...Object.fromEntries(stats),
        ...(random(2) === 0 ? { reqLevel: random(13) * 10, reqJob: pick([0, -1, 1, 2, 5, 16]) } : {}),
      },
    };
  });
  const monsters = Array.from({ length: 40 }, (_, index): CatalogMonster => ({
    id: 100_100 + index,
    name: name(),
    hasName: true,
    level: random(8) === 0 ? null : random(20) * 10,
    maxHp: random(9) === 0 ? 0 : 1 + random(5000),
    maxMp: 0,
    exp: random(300),
    isBoss: random(5) === 0,
    properties: {},
  }));
  const row = () => {
    const least = 1 + random(4);
    return {
      itemId: random(20) === 0 ? 0 : pick(items).id,
      minimumQuantity: least,
      maximumQuantity: least + random(5),
      questId: 0,
      chance: pick([0, 10, 150, 700, 1000, 5000, 10_000, 50_000, 600_000, 4_999_995]),
    };
  };
  const drops: DropRows = {
    monster: [
      ...Array.from({ length: 400 }, () => ({ ...row(), dropperId: pick(monsters).id })),
      { ...row(), chance: 700, dropperId: 9_999_998, itemId: 4_999_999 },
    ],
    reactor: Array.from({ length: 20 }, (_, index) => ({
      reactorId: 2000 + index,
      itemId: pick(items).id,
      oneIn: random(40),
      questId: -1,
    })),
    global: [{ ...row(), id: 1, continent: -1, itemId: 4_000_000, chance: 1000 }],
  };
  const content: ImportedContent = { generation: 1, importedAt: 1, items, monsters, world: EMPTY_WORLD };
  return { catalog: new Catalog(new ImportedIndex(content), drops, 1), content, drops };
}

/** Whole numbers below a bound, the same for the same seed. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function fail(): never {
  throw new Error('the generated world is incomplete');
}
