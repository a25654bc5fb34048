import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../../src/platform/persistence/index.js';
import { PlugRefusal } from './plug-refusal.js';
import type { SimulatedPlug } from './simulated-plug.js';

const MAX = 2_147_483_647;

/** Where the game is killed while it applies a grant. */
export type GrantDeath = 'before the commit' | 'after the commit' | 'after the memory';

interface Held {
  nx: number;
  vp: number;
}

interface GrantRow extends Held {
  state: string;
  code: string | null;
  account_id: number;
}

/** Balances of one account in the memory of a game, which writes absolute values over its rows, and applies grants as `docs/bridge` has it. */
export class PlugGame {
  dies: GrantDeath | undefined;
  private memory: Held | undefined;
  private unsaved = 0;
  /** What the game itself has added to the vote points, and saved. */
  kept = 0;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plug: SimulatedPlug,
    private readonly accountId: number,
  ) {
    plug.grant = (key) => this.grant(key);
  }

  get isIn(): boolean {
    return this.memory !== undefined;
  }

  async enter(): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.query('UPDATE accounts SET loggedin = 2 WHERE id = ?', [this.accountId]);
      this.memory = await this.read(manager);
    });
    this.plug.sessions.set(this.accountId, 'game');
  }

  async leave(): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await this.save(manager);
      await manager.query('UPDATE accounts SET loggedin = 0 WHERE id = ?', [this.accountId]);
    });
    this.drop();
  }

  /** The process ends: what was not saved is lost, and the next boot frees the row. */
  async crash(): Promise<void> {
    this.unsaved = 0;
    this.drop();
    await this.unitOfWork.run((manager) =>
      manager.query('UPDATE accounts SET loggedin = 0 WHERE id = ?', [this.accountId]),
    );
  }

  /** The player earns in the game. */
  earn(points: number): void {
    if (this.memory === undefined) return;
    this.memory.vp += points;
    this.unsaved += points;
  }

  private drop(): void {
    this.memory = undefined;
    this.plug.sessions.delete(this.accountId);
  }

  private async read(manager: EntityManager): Promise<Held> {
    const [row] = await manager.query<Held[]>(
      'SELECT COALESCE(nxCredit, 0) AS nx, COALESCE(votepoints, 0) AS vp FROM accounts WHERE id = ?',
      [this.accountId],
    );
    return { nx: Number(row?.nx), vp: Number(row?.vp) };
  }

  private async save(manager: EntityManager): Promise<void> {
    if (this.memory === undefined) return;
    const { nx, vp } = this.memory;
    await manager.query('UPDATE accounts SET nxCredit = ?, votepoints = ? WHERE id = ?', [
      nx,
      vp,
      this.accountId,
    ]);
    this.kept += this.unsaved;
    this.unsaved = 0;
  }

  private async grant(key: string) {
    const row = await this.unitOfWork.run((manager) => find(manager, key));
    if (row.state !== 'waiting') return outcomeOf(row);
    if (row.account_id !== this.accountId || this.memory === undefined) throw new PlugRefusal('not_in_game');
    await this.unitOfWork.run((manager) => this.save(manager));
    if (this.dies === 'before the commit') return this.die();
    const after = { nx: this.memory.nx + row.nx, vp: this.memory.vp + row.vp };
    const isCovered = [after.nx, after.vp].every((balance) => balance >= 0 && balance <= MAX);
    const isDecided = await this.unitOfWork.run((manager) =>
      this.decide(manager, key, row, after, isCovered),
    );
    if (this.dies === 'after the commit') return this.die();
    if (isDecided && isCovered) this.memory = after;
    if (this.dies === 'after the memory') return this.die();
    return outcomeOf(await this.unitOfWork.run((manager) => find(manager, key)));
  }

  private async decide(
    manager: EntityManager,
    key: string,
    { nx, vp }: GrantRow,
    after: Held,
    isCovered: boolean,
  ): Promise<boolean> {
    const values = isCovered
      ? ['applied', null, nx === 0 ? null : after.nx, vp === 0 ? null : after.vp]
      : ['refused', 'not_enough', null, null];
    await manager.query(
      "UPDATE portal_bridge_grant SET state = ?, code = ?, nx_after = ?, vp_after = ?, decided_at = ? WHERE grant_key = ? AND state = 'waiting'",
      [...values, Date.now(), key],
    );
    const row = await find(manager, key);
    if (!isCovered || row.state !== 'applied') return false;
    await manager.query(
      'UPDATE accounts SET nxCredit = COALESCE(nxCredit, 0) + ?, votepoints = COALESCE(votepoints, 0) + ? WHERE id = ?',
      [nx, vp, this.accountId],
    );
    return true;
  }

  private async die(): Promise<never> {
    this.dies = undefined;
    await this.crash();
    throw new PlugRefusal('internal');
  }
}

async function find(manager: EntityManager, key: string): Promise<GrantRow> {
  const [row] = await manager.query<GrantRow[]>(
    'SELECT state, code, account_id, nx, vp FROM portal_bridge_grant WHERE grant_key = ?',
    [key],
  );
  if (row === undefined) throw new PlugRefusal('unknown_grant');
  return row;
}

function outcomeOf({ state, code }: GrantRow) {
  return { state: state as 'applied' | 'refused', code };
}
