import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../../src/platform/persistence/index.js';
import { PlugRefusal } from './plug-refusal.js';
import type { SimulatedPlug } from './simulated-plug.js';

const MAX = 2_147_483_647;

const HELD = ['nx', 'vp', 'meso', 'hp', 'mp'] as const;

/** Point at which the game is killed while it applies a grant. */
export type GrantDeath = 'before the commit' | 'after the commit' | 'after the memory';

type Held = Record<(typeof HELD)[number], number>;

interface GrantRow extends Held {
  state: string;
  code: string | null;
  account_id: number;
  character_id: number | null;
  hp_max: number;
  mp_max: number;
}

/**
 * Balances of one account and character in a game's memory. The game writes absolute values over its rows and applies grants as
 * `docs/bridge` specifies.
 */
export class PlugGame {
  dies: GrantDeath | undefined;
  /** Refuses with this code, whatever the balances. */
  refuses: string | undefined;
  private memory: Held | undefined;
  private unsaved = 0;
  private last: Promise<unknown> = Promise.resolve();
  /** Vote points that the game itself added and saved. */
  kept = 0;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plug: SimulatedPlug,
    private readonly player: { id: number; characterId: number },
  ) {
    // One after the other, as the contract's lock requires.
    plug.grant = (key) => {
      const outcome = this.last.then(() => this.grant(key));
      this.last = outcome.catch(() => {});
      return outcome;
    };
  }

  get isIn(): boolean {
    return this.memory !== undefined;
  }

  async enter(): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.query('UPDATE accounts SET loggedin = 2 WHERE id = ?', [this.player.id]);
      this.memory = await this.read(manager);
    });
    this.plug.sessions.set(this.player.id, 'game');
  }

  async leave(): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await this.save(manager);
      await manager.query('UPDATE accounts SET loggedin = 0 WHERE id = ?', [this.player.id]);
    });
    this.drop();
  }

  /** The process ends: unsaved values are lost, and the next start frees the row. */
  async crash(): Promise<void> {
    this.unsaved = 0;
    this.drop();
    await this.unitOfWork.run((manager) =>
      manager.query('UPDATE accounts SET loggedin = 0 WHERE id = ?', [this.player.id]),
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
    this.plug.sessions.delete(this.player.id);
  }

  private async read(manager: EntityManager): Promise<Held> {
    const [row] = await manager.query<Held[]>(
      `SELECT COALESCE(nxCredit, 0) AS nx, COALESCE(votepoints, 0) AS vp, meso, maxhp AS hp, maxmp AS mp
       FROM accounts JOIN characters ON characters.accountid = accounts.id WHERE characters.id = ?`,
      [this.player.characterId],
    );
    return heldOf((held) => Number(row?.[held]));
  }

  private async save(manager: EntityManager): Promise<void> {
    if (this.memory === undefined) return;
    await this.write(manager, this.memory);
    this.kept += this.unsaved;
    this.unsaved = 0;
  }

  private async write(manager: EntityManager, { nx, vp, meso, hp, mp }: Held): Promise<void> {
    const { id, characterId } = this.player;
    await manager.query('UPDATE accounts SET nxCredit = ?, votepoints = ? WHERE id = ?', [nx, vp, id]);
    const stats = [meso, hp, mp, characterId];
    await manager.query('UPDATE characters SET meso = ?, maxhp = ?, maxmp = ? WHERE id = ?', stats);
  }

  private async grant(key: string) {
    const row = await this.unitOfWork.run((manager) => find(manager, key));
    if (row.state !== 'waiting') return outcomeOf(row);
    if (row.account_id !== this.player.id || this.memory === undefined) throw new PlugRefusal('not_in_game');
    await this.unitOfWork.run((manager) => this.save(manager));
    if (this.dies === 'before the commit') return this.die();
    const { memory } = this;
    const after = heldOf((held) => memory[held] + row[held]);
    const code = this.refuses ?? this.refusalOf(row, after);
    const isDecided = await this.unitOfWork.run((manager) => this.decide(manager, key, row, after, code));
    if (this.dies === 'after the commit') return this.die();
    if (isDecided && code === undefined) this.memory = after;
    if (this.dies === 'after the memory') return this.die();
    return outcomeOf(await this.unitOfWork.run((manager) => find(manager, key)));
  }

  private refusalOf(row: GrantRow, after: Held): string | undefined {
    if (row.character_id !== null && row.character_id !== this.player.characterId) return 'no_character';
    if (HELD.some((held) => after[held] < 0)) return 'not_enough';
    const isAbove = (held: 'hp' | 'mp') => row[held] > 0 && after[held] > row[`${held}_max`];
    return isAbove('hp') || isAbove('mp') || HELD.some((held) => after[held] > MAX) ? 'ceiling' : undefined;
  }

  private async decide(
    manager: EntityManager,
    key: string,
    row: GrantRow,
    after: Held,
    code: string | undefined,
  ): Promise<boolean> {
    const state = code === undefined ? 'applied' : 'refused';
    const left = HELD.map((held) => (state === 'refused' || row[held] === 0 ? null : after[held]));
    await manager.query(
      `UPDATE portal_bridge_grant SET state = ?, code = ?, ${HELD.map((held) => `${held}_after = ?`).join(', ')}, decided_at = ?
       WHERE grant_key = ? AND state = 'waiting'`,
      [state, code ?? null, ...left, Date.now(), key],
    );
    if (state === 'refused' || (await find(manager, key)).state !== 'applied') return false;
    await this.write(manager, after);
    return true;
  }

  private async die(): Promise<never> {
    this.dies = undefined;
    await this.crash();
    throw new PlugRefusal('internal');
  }
}

function heldOf(amountOf: (held: keyof Held) => number): Held {
  return Object.fromEntries(HELD.map((held) => [held, amountOf(held)])) as Held;
}

async function find(manager: EntityManager, key: string): Promise<GrantRow> {
  const [row] = await manager.query<GrantRow[]>('SELECT * FROM portal_bridge_grant WHERE grant_key = ?', [
    key,
  ]);
  if (row === undefined) throw new PlugRefusal('unknown_grant');
  return row;
}

function outcomeOf({ state, code }: GrantRow) {
  return { state: state as 'applied' | 'refused', code };
}
