import type { EntityManager } from 'typeorm';

/** Accounts with the most of an item in their ore storage, and the number of all accounts with it. */
export async function storedOres(
  reader: EntityManager,
  itemId: number,
  limit: number,
): Promise<{ rows: { accountId: number; quantity: number }[]; holders: number; amount: number }> {
  const rows = await reader.query<Record<string, number | string>[]>(
    `SELECT account_id, quantity, COUNT(*) OVER () AS holders, SUM(quantity) OVER () AS amount
      FROM portal_ore_item WHERE item_id = ? ORDER BY quantity DESC, account_id LIMIT ${limit}`,
    [itemId],
  );
  return {
    rows: rows.map(({ account_id, quantity }) => ({
      accountId: Number(account_id),
      quantity: Number(quantity),
    })),
    holders: Number(rows[0]?.holders ?? 0),
    amount: Number(rows[0]?.amount ?? 0),
  };
}
