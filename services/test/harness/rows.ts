import type { EntityManager } from 'typeorm';
import { gameTimeText } from '../../src/game/index.js';

type Value = string | number | null;

/** Inserts a row as a game server would: only the given columns, with the table's defaults for the rest. */
export function insertRow(
  manager: EntityManager,
  table: string,
  values: Record<string, Value>,
): Promise<void> {
  return insertRows(manager, table, [values]);
}

/** Inserts rows with the same columns, a hundred per statement. */
export async function insertRows(
  manager: EntityManager,
  table: string,
  rows: readonly Record<string, Value>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map((column) => `\`${column}\``).join(', ');
  for (let first = 0; first < rows.length; first += 100) {
    const some = rows.slice(first, first + 100);
    await manager.query(
      `INSERT INTO \`${table}\` (${names}) VALUES ${some.map(() => marks).join(', ')}`,
      some.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }
}

export function insertAccount(
  manager: EntityManager,
  id: number,
  values: Record<string, Value> = {},
): Promise<void> {
  return insertRow(manager, 'accounts', {
    id,
    name: `account${id}`,
    ...values,
  });
}

export function insertCharacter(
  manager: EntityManager,
  id: number,
  values: Record<string, Value> = {},
): Promise<void> {
  return insertRow(manager, 'characters', { id, accountid: 1, name: `Player${id}`, ...values });
}

/** Sets the mode of a character, as a game server would. */
export function insertMode(
  manager: EntityManager,
  characterId: number,
  values: Record<string, Value>,
): Promise<void> {
  return insertRow(manager, 'portal_character_mode', {
    character_id: characterId,
    updated_at: 0,
    ...values,
  });
}

/** Puts an item into a hired merchant: the item, its bundles, and its values where `stats` are given. */
export async function insertGoods(
  manager: EntityManager,
  goods: {
    id: number;
    owner: number;
    itemId: number;
    quantity?: number;
    bundles?: number;
    position?: number;
  },
  stats?: Record<string, number>,
): Promise<void> {
  const { id, owner, itemId, quantity = 1, bundles = 1, position = 1 } = goods;
  await insertRow(manager, 'inventoryitems', {
    inventoryitemid: id,
    type: 6,
    characterid: owner,
    itemid: itemId,
    inventorytype: Math.floor(itemId / 1_000_000),
    position,
    quantity,
    owner: '',
    flag: 0,
    giftFrom: '',
  });
  await insertRow(manager, 'inventorymerchant', {
    inventorymerchantid: id + 500,
    inventoryitemid: id,
    characterid: owner,
    bundles,
  });
  if (stats) await insertRow(manager, 'inventoryequipment', { inventoryitemid: id, ...stats });
}

/** A moment by the database's own clock, as the game writes dates that it leaves to the database. */
export async function databaseTime(manager: EntityManager, epochMs: number): Promise<string> {
  if (manager.connection.options.type !== 'mysql') return gameTimeText(epochMs);
  const [row] = await manager.query<{ text: string }[]>('SELECT FROM_UNIXTIME(?) AS text', [epochMs / 1000]);
  return String(row?.text).slice(0, 19);
}
