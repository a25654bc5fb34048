import { grouped } from '@portico/domain';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { toStoredStats } from './stored-stats.js';
import { SNAPSHOT_KIND } from './store.entities.js';
import type { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from './store.entities.js';

export type NewSnapshot = Omit<StoreSnapshotEntity, 'id'>;

export interface StoreChanges {
  stores: StoreEntity[];
  seen: number[];
  closed: number[];
  lines: Map<number, StoreItemEntity[]>;
  snapshots: NewSnapshot[];
}

/**
 * Compares the open stores with the last records. A line of the same item, price and size with fewer bundles had sales. A new line or
 * price was seen. Lines and stores that vanished do not count, because the owner may have taken them back.
 */
export function storeChanges(
  now: readonly OpenStore[],
  at: number,
  before: { stores: readonly StoreEntity[]; items: readonly StoreItemEntity[] },
): StoreChanges {
  const known = new Map(before.stores.map((store) => [store.characterId, store]));
  const knownItems = grouped(before.items, ({ characterId }) => characterId);
  const changes: StoreChanges = { stores: [], seen: [], closed: [], lines: new Map(), snapshots: [] };
  for (const store of now) {
    const row = known.get(store.characterId);
    known.delete(store.characterId);
    changes.seen.push(store.characterId);
    const next = toRow(store, at, row);
    if (row === undefined || isOther(row, next)) changes.stores.push(next);
    compareLines(store, at, row?.isOpen ? (knownItems.get(store.characterId) ?? []) : undefined, changes);
  }
  for (const { characterId, isOpen } of known.values()) if (isOpen) changes.closed.push(characterId);
  return changes;
}

const COMPARED = ['ownerName', 'description', 'channel', 'mapId', 'isOpen'] as const;

function toRow(store: OpenStore, at: number, before: StoreEntity | undefined): StoreEntity {
  const { goods: _, ...row } = store;
  return {
    ...row,
    description: (store.description ?? '').slice(0, 255),
    isOpen: true,
    openedAt: before?.isOpen ? before.openedAt : at,
    seenAt: at,
  };
}

function isOther(a: StoreEntity, b: StoreEntity): boolean {
  return COMPARED.some((field) => a[field] !== b[field]);
}

function compareLines(
  { characterId, goods }: OpenStore,
  at: number,
  before: readonly StoreItemEntity[] | undefined,
  changes: StoreChanges,
): void {
  const known = new Map(before?.map((line) => [line.position, line]));
  const lines = goods.map((line) => toLine(characterId, line));
  const isSame =
    before?.length === lines.length && lines.every((line) => isSameRow(line, known.get(line.position)));
  if (isSame) return;
  changes.lines.set(characterId, lines);
  for (const line of lines) {
    if (line.price === null) continue;
    const old = known.get(line.position);
    const { itemId, price, quantity, bundles } = line;
    const row = { at, itemId, characterId, price, quantity };
    if (old === undefined || !isSameOffer(line, old)) {
      if (bundles > 0 && quantity > 0) changes.snapshots.push({ ...row, kind: SNAPSHOT_KIND.seen, bundles });
    } else if (bundles < old.bundles) {
      changes.snapshots.push({ ...row, kind: SNAPSHOT_KIND.sold, bundles: old.bundles - bundles });
    }
  }
}

function toLine(characterId: number, line: StoreGoods): StoreItemEntity {
  const { position, itemId, price, quantity, bundles, stats } = line;
  return { characterId, position, itemId, price, quantity, bundles, stats: toStoredStats(stats) };
}

function isSameOffer(a: StoreItemEntity, b: StoreItemEntity): boolean {
  return a.itemId === b.itemId && a.price === b.price && a.quantity === b.quantity && a.stats === b.stats;
}

function isSameRow(a: StoreItemEntity, b: StoreItemEntity | undefined): boolean {
  return b !== undefined && isSameOffer(a, b) && a.bundles === b.bundles;
}
