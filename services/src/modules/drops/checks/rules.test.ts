import type { DropChange, DropTable, DropValues } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import { EMPTY_CATALOG } from '../../../catalog/snapshot/catalog.js';
import type { DropRow } from '../editor/drop-rows.repository.js';
import { CatalogFacts } from './catalog-facts.js';
import { type DropperRows, editsByDropper, applyEdits } from './dropper-rows.js';
import { onlySources, rowIssues, twinRows } from './rules.js';

const SHELL: DropValues = { itemId: 4_000_001, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 40_000 };
const NO_KEYS = { monster: [], reactor: [] };
const PAIRS = { monster: [['itemId' as const]], reactor: [] };

const live = (rowId: number, values: Partial<DropValues> = {}, dropperId = 1): DropRow => ({
  ...SHELL,
  ...values,
  rowId,
  dropperId,
});

function valuesOf({ itemId, minQuantity, maxQuantity, questId, chance }: DropRow): DropValues {
  return { itemId, minQuantity, maxQuantity, questId, chance };
}

function edit(row: DropRow, after: Partial<DropValues> | null): DropChange {
  const before = valuesOf(row);
  const { rowId, dropperId } = row;
  return { table: 'monster', dropperId, rowId, before, after: after && { ...before, ...after } };
}

function add(after: Partial<DropValues> = {}, table: DropTable = 'monster', dropperId = 1): DropChange {
  return { table, dropperId, rowId: null, before: null, after: { ...SHELL, ...after } };
}

function laid(changes: DropChange[], rows: DropRow[] = []): DropperRows[] {
  const byTable = new Map(changes.map(({ table }) => [table, rows]));
  return editsByDropper(changes, byTable).map((edits) => applyEdits(edits).dropper);
}

describe('rows that are there twice', () => {
  const twins = (changes: DropChange[], rows: DropRow[], keys: Parameters<typeof twinRows>[1] = NO_KEYS) =>
    laid(changes, rows).flatMap((dropper) => twinRows(dropper, keys).map(({ index, code }) => [index, code]));

  it('refuses the same item for the same quest, however none is stored', () => {
    expect(twins([add({ questId: -1 })], [live(1)])).toEqual([[0, 'duplicate']]);
    expect(
      twins([edit(live(2, { questId: 5 }), { questId: 0 })], [live(1), live(2, { questId: 5 })]),
    ).toEqual([[0, 'duplicate']]);
  });

  it('warns of the same item for another quest, once', () => {
    expect(twins([add({ questId: 5 })], [live(1)])).toEqual([[0, 'second-row']]);
    const both = [live(1), live(2, { questId: 5 })];
    expect(twins([edit(live(1), { chance: 1 })], both)).toEqual([]);
  });

  it('lets a twin be edited that was there before, and says so', () => {
    const both = [live(1), live(2)];
    expect(twins([edit(live(1), { chance: 1 })], both)).toEqual([[0, 'was-so-before']]);
    expect(twins([edit(live(1), null)], both)).toEqual([]);
    expect(twins([add()], both)).toEqual([[0, 'duplicate']]);
  });

  it('goes by the keys of the table where it has some', () => {
    expect(twins([add({ questId: 5 })], [live(1)], PAIRS)).toEqual([[0, 'duplicate']]);
  });

  it('takes two rows that change places', () => {
    const [one, two] = [live(1), live(2, { itemId: 4_000_002 })];
    expect(
      twins([edit(one, { itemId: 4_000_002 }), edit(two, { itemId: SHELL.itemId })], [one, two]),
    ).toEqual([]);
  });
});

describe('rows that are certain', () => {
  const others = (dropperId: number): Catalog =>
    Object.assign(Object.create(EMPTY_CATALOG), {
      drops: { sourcesOfItem: () => [{ type: 'monster', dropperId }] },
    });
  const found = (changes: DropChange[], catalog: Catalog, rows: DropRow[] = []) =>
    onlySources(laid(changes, rows), catalog).map(({ index }) => index);

  it('are pointed out where no one else has the item', () => {
    expect(found([add({ chance: 1_000_000 })], EMPTY_CATALOG)).toEqual([0]);
    expect(found([add({ chance: 1_000_000 })], others(1))).toEqual([0]);
    expect(found([add({ chance: 1 }, 'reactor')], EMPTY_CATALOG)).toEqual([0]);
  });

  it('are not where somebody else has it, or they were certain before', () => {
    expect(found([add({ chance: 1_000_000 })], others(2))).toEqual([]);
    expect(found([add({ chance: 999_999 })], EMPTY_CATALOG)).toEqual([]);
    const certain = live(1, { chance: 1_000_000 });
    expect(found([edit(certain, { maxQuantity: 2 })], EMPTY_CATALOG, [certain])).toEqual([]);
  });

  it('are where the other changes take the item from everyone else', () => {
    const other = live(7, {}, 2);
    const changes = [add({ chance: 1_000_000 }), edit(other, null)];
    expect(found(changes, others(2), [other])).toEqual([0]);
  });
});

describe('rows by themselves, without an import', () => {
  const facts = new CatalogFacts(EMPTY_CATALOG);
  const codes = (change: DropChange) =>
    change.after === null ? [] : rowIssues(change, change.after, facts).map(({ code }) => code);

  it('takes ids that may be, and refuses those that cannot', () => {
    expect(codes(add({ questId: 4711 }))).toEqual([]);
    expect(codes(add({ itemId: 20_000 }))).toEqual(['item-unknown']);
    expect(codes(add({ itemId: 6_000_000 }))).toEqual(['item-unknown']);
    expect(codes(add({ questId: 40_000 }))).toEqual(['quest-unknown']);
  });

  it('takes ids for equipment by their range', () => {
    const pair = { minQuantity: 2, maxQuantity: 2 };
    expect(codes(add({ itemId: 1_302_000, ...pair }))).toEqual(['equipment-quantity']);
    expect(codes(add({ itemId: 2_000_000, ...pair }))).toEqual(['quantity-crash']);
  });
});
