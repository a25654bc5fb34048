import { DROP_TABLES, dropPercentOf, MAX_INT32, MONSTER_CHANCE_SCALE } from '@portico/domain';
import type { DropValues } from '@portico/domain';
import { assert, constantFrom, integer, property, record } from 'fast-check';
import { editedValues, newValues } from './edited-values.js';

const RUNS = { numRuns: process.env.PORTICO_TEST_FULL === '1' ? 2000 : 500 };

/** Values that a column of the game can hold, sensible or not. */
const stored = record({
  itemId: integer({ min: 0, max: 5_999_999 }),
  minQuantity: integer({ min: -MAX_INT32, max: MAX_INT32 }),
  maxQuantity: integer({ min: -MAX_INT32, max: MAX_INT32 }),
  questId: integer({ min: -1, max: 32_767 }),
  chance: integer({ min: -MAX_INT32, max: MAX_INT32 }),
});

describe('values of a drop by a direct edit', () => {
  it('leaves every row as it is where the edit says what the row shows', () => {
    const unchanged = property(constantFrom(...DROP_TABLES), stored, (table, row) => {
      const dropPercent = dropPercentOf(table, row.chance);
      const { minQuantity, maxQuantity, questId } = row;
      expect(editedValues(table, row, { dropPercent })).toEqual(row);
      expect(editedValues(table, row, { dropPercent, minQuantity, maxQuantity, questId })).toEqual(row);
    });
    assert(unchanged, RUNS);
  });

  it('writes a percent once: what it shows then leads to the same chance again', () => {
    const chances = integer({ min: 1, max: MONSTER_CHANCE_SCALE });
    const stable = property(constantFrom(...DROP_TABLES), chances, stored, (table, chance, row) => {
      const dropPercent = dropPercentOf(table, chance);
      const once = editedValues(table, row, { dropPercent });
      const shown = dropPercentOf(table, once.chance);
      expect(shown).toBe(dropPercent);
      expect(editedValues(table, { ...row, chance: 1 }, { dropPercent: shown }).chance).toBe(
        shown === dropPercentOf(table, 1) ? 1 : chance,
      );
    });
    assert(stable, RUNS);
  });

  it('keeps how a table stores that there is no quest', () => {
    const row: DropValues = { itemId: 1, minQuantity: 1, maxQuantity: 1, questId: -1, chance: 5 };
    const quests = [undefined, null, 0].map(
      (questId) => editedValues('reactor', row, { dropPercent: 20, questId }).questId,
    );
    expect(quests).toEqual([-1, -1, -1]);
    expect(
      editedValues('monster', { ...row, questId: 1000 }, { dropPercent: 1, questId: null }).questId,
    ).toBe(0);
    expect(newValues('reactor', { itemId: 1, dropPercent: 20 }, 0)).toEqual(row);
  });

  it('refuses a percent that the table cannot say', () => {
    const refused = (dropPercent: number) => () => newValues('monster', { itemId: 1, dropPercent }, 3);
    expect(refused(0.00001)).toThrow(
      expect.objectContaining({
        code: 'drops.refused',
        issues: [expect.objectContaining({ field: 'changes.3', rule: 'chance-too-small' })],
      }),
    );
    expect(refused(101)).toThrow(expect.objectContaining({ code: 'drops.refused' }));
  });
});
