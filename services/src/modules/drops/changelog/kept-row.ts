import type { DropTable, DropValues } from '@portico/domain';
import { z } from 'zod';

/** Columns of 64 bits are texts in what some drivers answer. */
const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

const monsterRow = z
  .object({
    itemid: whole,
    minimum_quantity: whole,
    maximum_quantity: whole,
    questid: whole,
    chance: whole,
  })
  .transform((row) => ({
    itemId: row.itemid,
    minQuantity: row.minimum_quantity,
    maxQuantity: row.maximum_quantity,
    questId: row.questid,
    chance: row.chance,
  }));

const reactorRow = z.object({ itemid: whole, questid: whole, chance: whole }).transform((row) => ({
  itemId: row.itemid,
  minQuantity: 1,
  maxQuantity: 1,
  questId: row.questid,
  chance: row.chance,
}));

const ROWS = { monster: monsterRow, reactor: reactorRow };

/** What a kept row of the game's table says: null where there was none, undefined for what is not one. */
export function readKeptRow(table: DropTable, json: string | null): DropValues | null | undefined {
  if (json === null) return null;
  try {
    return ROWS[table].safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
