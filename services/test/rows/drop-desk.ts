import type { TestEngine } from '@portico/testing-api';
import type { DropChange, DropTable, DropValues } from '@portico/domain';
import type { ChangeSetAppliedDto } from '../../src/modules/drops/change-sets/change-sets.dto.js';
import { startDesk } from './admin-desk.js';
import type { AdminDesk, Person } from './admin-desk.js';

export const SETS = '/api/droprates/change-sets';
export const APPLY = `${SETS}/apply`;

/** Monsters and items without names in the game files, because these tests are about rows. */
export const MONSTER = 100_100;
export const REACTOR = 2001;

type RawRow = Record<string, unknown>;

type Answer<T> = Promise<{ status: number; body: T & { code?: string; params?: Record<string, unknown> } }>;

/** Admins who edit drops, two portals on one database, and the tables as bytes. */
export class DropDesk {
  private constructor(
    readonly desk: AdminDesk,
    readonly admin: Person,
  ) {}

  static async start(engine: TestEngine): Promise<DropDesk> {
    const desk = await startDesk(engine);
    return new DropDesk(desk, await desk.newPerson('webAdmin'));
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  /** Columns that the stock game does not know, one of bytes, one of JSON, and two that the database computes. */
  async addForeignColumns(): Promise<void> {
    const isServer = this.desk.api.engine !== 'sqlite';
    await this.desk.write("ALTER TABLE drop_data ADD COLUMN Season VARCHAR(20) DEFAULT 'all'");
    await this.desk.write(`ALTER TABLE drop_data ADD COLUMN mark ${isServer ? 'VARBINARY(8)' : 'BLOB'}`);
    await this.desk.write(`ALTER TABLE drop_data ADD COLUMN weight ${isServer ? 'FLOAT' : 'REAL'}`);
    await this.desk.write('ALTER TABLE drop_data ADD COLUMN twice INT AS (chance * 2) VIRTUAL');
    await this.desk.write(`ALTER TABLE drop_data ADD COLUMN rules ${isServer ? 'JSON' : 'TEXT'}`);
    // The driver parses JSON; here its bytes are compared.
    await this.desk.write('ALTER TABLE drop_data ADD COLUMN rules_hex VARCHAR(99) AS (HEX(rules)) VIRTUAL');
    if (isServer)
      await this.desk.write(
        'ALTER TABLE drop_data ADD COLUMN edited TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)',
      );
  }

  /** Replaces all rows by these; returns them as stored. */
  async setRows(rows: readonly RawRow[], reactors: readonly RawRow[] = []): Promise<void> {
    await this.desk.api.seed(async (manager) => {
      await manager.query('DELETE FROM drop_data');
      await manager.query('DELETE FROM reactordrops');
      for (const [table, list] of [
        ['drop_data', rows],
        ['reactordrops', reactors],
      ] as const)
        for (const row of list) {
          const names = Object.keys(row);
          await manager.query(
            `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
            Object.values(row),
          );
        }
    });
  }

  /** Both tables whole, every column, in the order of their rows. */
  async dump(): Promise<string> {
    const monsters = await this.desk.select('SELECT * FROM drop_data ORDER BY id');
    const reactors = await this.desk.select('SELECT * FROM reactordrops ORDER BY reactordropid');
    return JSON.stringify({ monsters, reactors });
  }

  async rowsOf(table: DropTable, dropperId: number): Promise<{ rowId: number; values: DropValues }[]> {
    const rows =
      table === 'monster'
        ? await this.desk.select<Record<string, number>>(
            'SELECT * FROM drop_data WHERE dropperid = ? ORDER BY id',
            dropperId,
          )
        : await this.desk.select<Record<string, number>>(
            'SELECT *, reactordropid AS id FROM reactordrops WHERE reactorid = ? ORDER BY reactordropid',
            dropperId,
          );
    return rows.map((row) => ({
      rowId: Number(row.id),
      values: {
        itemId: Number(row.itemid),
        minQuantity: Number(row.minimum_quantity ?? 1),
        maxQuantity: Number(row.maximum_quantity ?? 1),
        questId: Number(row.questid),
        chance: Number(row.chance),
      },
    }));
  }

  apply(
    changes: readonly DropChange[] | unknown,
    options: { by?: Person; key?: string; reason?: string; onOther?: boolean; more?: object } = {},
  ): Answer<ChangeSetAppliedDto> {
    const { by = this.admin, key, reason = 'for a test', onOther = false, more } = options;
    const api = onOther ? this.desk.other : this.desk.api;
    return this.desk.post(APPLY, by, { changes, reason, ...more }, { key, api });
  }

  undo(
    id: number,
    reason = 'not so good',
    by: Person = this.admin,
    key?: string,
  ): Answer<ChangeSetAppliedDto> {
    return this.desk.post(`${SETS}/${id}/undo`, by, { reason }, { key });
  }
}

export const monsterRow = (id: number, values: RawRow = {}): RawRow => ({
  id,
  dropperid: MONSTER,
  itemid: 4_000_000,
  minimum_quantity: 1,
  maximum_quantity: 1,
  questid: 0,
  chance: 1000,
  ...values,
});

export const reactorRow = (id: number, values: RawRow = {}): RawRow => ({
  reactordropid: id,
  reactorid: REACTOR,
  itemid: 4_000_000,
  chance: 3,
  questid: -1,
  ...values,
});

export const VALUES: DropValues = {
  itemId: 4_000_000,
  minQuantity: 1,
  maxQuantity: 1,
  questId: 0,
  chance: 1000,
};

export const edit = (
  rowId: number,
  after: Partial<DropValues> | null,
  before: Partial<DropValues> = {},
  change: Partial<DropChange> = {},
): DropChange => ({
  table: 'monster',
  dropperId: MONSTER,
  rowId,
  before: { ...VALUES, ...before },
  after: after === null ? null : { ...VALUES, ...before, ...after },
  ...change,
});

export const added = (after: Partial<DropValues> = {}, change: Partial<DropChange> = {}): DropChange => ({
  table: 'monster',
  dropperId: MONSTER,
  rowId: null,
  before: null,
  after: { ...VALUES, ...after },
  ...change,
});
