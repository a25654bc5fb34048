/** Ids that neither the demo world nor any game uses. */
const FIRST_MONSTER = 9_800_000;
const FIRST_ITEM = 4_980_000;
const ROWS_PER_MONSTER = 22;
const ROWS_PER_STATEMENT = 500;
const GENERATION = 1;

const MONSTER = '(?, ?, ?, 1, 10, 100, 10, 10, 0, ?)';
const ITEM = '(?, ?, ?, 1, ?, ?)';

/** Calls a change set endpoint of a portal. Throws unless it answers 200. */
export async function call(url, path, token, body) {
  const answer = await fetch(`${url}/api/droprates/change-sets/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

const asChange = ({ id, dropperid, chance: before, ...row }, chance) => {
  const values = {
    itemId: row.itemid,
    minQuantity: row.minimum_quantity,
    maxQuantity: row.maximum_quantity,
    questId: row.questid,
  };
  return {
    table: 'monster',
    dropperId: dropperid,
    rowId: Number(id),
    before: { ...values, chance: before },
    after: { ...values, chance },
  };
};

/** A drop table of a server's size, with monsters and items in the catalog, and an admin who edits it. */
export class DropTables {
  constructor(bank) {
    this.bank = bank;
  }

  /** Call it before any portal starts. */
  static async fill(bank, rows) {
    // The first start creates the portal's own tables.
    await bank.whileClosed(async () => (await bank.startPortal()).stop());
    const tables = new DropTables(bank);
    const generation = await tables.#generation();
    const monsters = Array.from({ length: Math.ceil(rows / ROWS_PER_MONSTER) }, (_, n) => FIRST_MONSTER + n);
    const items = Array.from({ length: ROWS_PER_MONSTER }, (_, n) => FIRST_ITEM + n);
    await tables.#insert(
      'portal_catalog_monster (generation_id, monster_id, name, has_name, level, max_hp, max_mp, exp, is_boss, properties)',
      MONSTER,
      monsters.map((id) => [generation, id, `Bench ${id}`, '{}']),
    );
    await tables.#insert(
      'portal_catalog_item (generation_id, item_id, name, has_name, description, properties)',
      ITEM,
      items.map((id) => [generation, id, `Bench ${id}`, '', '{"price":1}']),
    );
    await tables.#insert(
      'drop_data (dropperid, itemid, chance)',
      '(?, ?, ?)',
      Array.from({ length: rows }, (_, n) => [
        monsters[Math.floor(n / ROWS_PER_MONSTER)],
        items[n % ROWS_PER_MONSTER],
        1000 + n,
      ]),
    );
    [tables.adminId] = await bank.openAccounts(1);
    await bank.write('UPDATE accounts SET webadmin = 1 WHERE id = ?', [tables.adminId]);
    return tables;
  }

  async dump() {
    return JSON.stringify(await this.bank.rows('SELECT * FROM drop_data ORDER BY id'));
  }

  /** Changes the chance of each bench row by one, and back at the next call. */
  async changesOfAll() {
    const rows = await this.#rows();
    return rows.map((row) => asChange(row, row.chance % 2 === 0 ? row.chance + 1 : row.chance - 1));
  }

  async changeOfFirst(chance) {
    const [row] = await this.#rows(1);
    return asChange(row, chance);
  }

  async isShown(url, chance) {
    const answer = await fetch(`${url}/api/itemdatabase/monster/${FIRST_MONSTER}/drops`);
    const { drops } = await answer.json();
    return drops.some(({ itemid, dropPercent }) => itemid === FIRST_ITEM && dropPercent === chance / 10_000);
  }

  async outcomeOf(changes) {
    const now = new Map((await this.#rows()).map(({ id, chance }) => [Number(id), chance]));
    const count = (side) => changes.filter((change) => now.get(change.rowId) === change[side].chance).length;
    if (count('after') === changes.length) return 'all';
    return count('before') === changes.length ? 'nothing' : 'HALF';
  }

  #rows(limit = 1_000_000) {
    const sql = 'SELECT * FROM drop_data WHERE dropperid >= ? ORDER BY id LIMIT ?';
    return this.bank.rows(sql, [FIRST_MONSTER, limit]);
  }

  /** Id of the active import. Creates an empty one if nothing was imported. */
  async #generation() {
    const [pointer] = await this.bank.rows('SELECT generation_id AS id FROM portal_catalog_pointer');
    if (pointer !== undefined) return Number(pointer.id);
    await this.bank.write(
      'INSERT INTO portal_catalog_generation (id, started_at, touched_at, finished_at) VALUES (?, 1, 1, 1)',
      [GENERATION],
    );
    await this.bank.write(
      "INSERT INTO portal_catalog_pointer (name, generation_id, switched_at) VALUES ('catalog', ?, 1)",
      [GENERATION],
    );
    return GENERATION;
  }

  async #insert(into, places, rows) {
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
      await this.bank.write(`INSERT INTO ${into} VALUES ${batch.map(() => places).join(', ')}`, batch.flat());
    }
  }
}
