import type { OpenStore, StoreGoods } from '../../../game/merchants/open-store.js';
import { storeChanges, type StoreChanges } from './store-changes.js';
import type { StoreEntity, StoreItemEntity } from './store.entities.js';

const line = (position: number, changes: Partial<StoreGoods> = {}): StoreGoods => ({
  position,
  rowId: null,
  itemId: 2_000_000 + position,
  price: 500,
  quantity: 10,
  bundles: 4,
  stats: null,
  ...changes,
});

const store = (goods: StoreGoods[], changes: Partial<OpenStore> = {}): OpenStore => ({
  characterId: 7,
  ownerName: 'Brannoc',
  description: 'pots',
  channel: 3,
  mapId: 910_000_004,
  goods,
  ...changes,
});

interface Records {
  stores: StoreEntity[];
  items: StoreItemEntity[];
}

const EMPTY: Records = { stores: [], items: [] };

/** The tables after one round. */
function after(before: Records, changes: StoreChanges, at: number): Records {
  const written = new Map(changes.stores.map((row) => [row.characterId, row]));
  const kept = before.stores.filter(({ characterId }) => !written.has(characterId));
  const isReplaced = (owner: number) => changes.lines.has(owner) || changes.closed.includes(owner);
  return {
    stores: [...kept, ...written.values()].map((row) => ({
      ...row,
      isOpen: row.isOpen && !changes.closed.includes(row.characterId),
      seenAt: changes.seen.includes(row.characterId) ? at : row.seenAt,
    })),
    items: [
      ...before.items.filter(({ characterId }) => !isReplaced(characterId)),
      ...[...changes.lines.values()].flat(),
    ],
  };
}

describe('what a look at the stores changes', () => {
  const first = storeChanges([store([line(1), line(2)])], 100, EMPTY);
  const records = after(EMPTY, first, 100);

  it('takes a new store with all its prices', () => {
    expect(first.stores).toMatchObject([{ characterId: 7, isOpen: true, openedAt: 100, seenAt: 100 }]);
    expect(first.snapshots.map(({ itemId, kind, bundles }) => [itemId, kind, bundles])).toEqual([
      [2_000_001, 0, 4],
      [2_000_002, 0, 4],
    ]);
  });

  it('only marks as seen what is as it was', () => {
    expect(storeChanges([store([line(1), line(2)])], 200, records)).toEqual({
      stores: [],
      seen: [7],
      closed: [],
      lines: new Map(),
      snapshots: [],
    });
  });

  it('notes a sale once', () => {
    const sold = storeChanges([store([line(1, { bundles: 1 }), line(2)])], 200, records);
    expect(sold.snapshots).toEqual([
      { at: 200, itemId: 2_000_001, characterId: 7, kind: 1, price: 500, quantity: 10, bundles: 3 },
    ]);
    const next = after(records, sold, 200);
    expect(storeChanges([store([line(1, { bundles: 1 }), line(2)])], 300, next).snapshots).toEqual([]);
  });

  it('notes a new price and a new item as seen, and a line that vanished as nothing', () => {
    const { snapshots } = storeChanges([store([line(1, { price: 400 })])], 200, records);
    expect(snapshots).toMatchObject([{ itemId: 2_000_001, kind: 0, price: 400 }]);
    const other = storeChanges([store([line(1, { itemId: 2_040_000 }), line(2)])], 200, records);
    expect(other.snapshots).toMatchObject([{ itemId: 2_040_000, kind: 0 }]);
  });

  it('closes what is gone, and begins again when it opens again', () => {
    const gone = storeChanges([], 200, records);
    expect(gone).toMatchObject({ closed: [7], snapshots: [] });
    const again = storeChanges([store([line(1)])], 300, after(records, gone, 200));
    expect(again.stores).toMatchObject([{ isOpen: true, openedAt: 300 }]);
    expect(again.snapshots).toMatchObject([{ itemId: 2_000_001, kind: 0 }]);
  });

  it('keeps no price that no one knows', () => {
    const unknown = storeChanges([store([line(1, { price: null })])], 100, EMPTY);
    expect(unknown.snapshots).toEqual([]);
    expect(unknown.lines.get(7)).toMatchObject([{ price: null, bundles: 4 }]);
  });
});
