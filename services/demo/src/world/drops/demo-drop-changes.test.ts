import { demoWorld } from '../../../test/demo-world.js';

const { dropChanges, drops, people, today } = demoWorld;
const { sets, changes } = dropChanges;

/** A row of a drop table as a change set stores it. */
function keptNow(table: string, rowId: number | null): object | undefined {
  const place = Number(rowId) - 1;
  if (table === 'reactor') {
    const row = drops.reactor[place];
    return row && { reactorid: row.reactorId, itemid: row.itemId, questid: row.questId, chance: row.oneIn };
  }
  const row = drops.monster[place];
  return (
    row && {
      dropperid: row.dropperId,
      itemid: row.itemId,
      minimum_quantity: row.minimumQuantity,
      maximum_quantity: row.maximumQuantity,
      questid: row.questId,
      chance: row.chance,
    }
  );
}

describe('changes of drops in the demo world', () => {
  it('leave the tables as they are', () => {
    expect(sets).toHaveLength(5);
    const last = new Map(changes.map((change) => [`${change.table} ${change.rowId}`, change]));
    for (const { table, rowId, after } of last.values()) {
      const now = keptNow(table, rowId);
      const left: object | null = JSON.parse(after ?? 'null');
      expect(left).toEqual(now === undefined ? null : { ...left, ...now });
    }
  });

  it('begin where the change before of the same row ended', () => {
    const left = new Map<string, string | null>();
    const torn = changes.filter(({ table, rowId, before, after }) => {
      const key = `${table} ${rowId}`;
      const isTorn = left.has(key) && left.get(key) !== before;
      left.set(key, after);
      return isTorn;
    });
    expect(torn).toEqual([]);
  });

  it('were made by a web admin, one after the other, before today', () => {
    const editor = people.accounts.find(({ name }) => name === 'demowebadm');
    const times = sets.map(({ appliedAt }) => Number(appliedAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((at) => at < today)).toBe(true);
    expect(new Set(sets.map(({ actorAccountId }) => actorAccountId))).toEqual(new Set([editor?.id]));
  });

  it('are of every kind, some private, some taken back', () => {
    expect(changes.some(({ before }) => before === null)).toBe(true);
    expect(changes.some(({ after }) => after === null)).toBe(true);
    expect(new Set(changes.map(({ table }) => table))).toEqual(new Set(['monster', 'reactor']));
    expect(sets.some(({ isPublic }) => !isPublic)).toBe(true);
    const undo = sets.find(({ undoOf }) => undoOf !== null);
    expect(sets.find(({ id }) => id === undo?.undoOf)).toMatchObject({ state: 'undone', undoneBy: undo?.id });
  });

  it('count their rows', () => {
    for (const { id, added, changed, removed } of sets)
      expect(added + changed + removed).toBe(changes.filter(({ setId }) => setId === id).length);
  });
});
