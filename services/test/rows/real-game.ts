import { AccountEntity, CharacterEntity, gameTimeText } from '../../src/game/index.js';
import type { TestApi } from '../harness/start-api.js';

const TRANSITION_MS = 30_000;

/** An account and its characters, as rows or in the memory of the game. */
export interface Holdings {
  nx: number;
  vp: number;
  meso: number;
  hp: number;
}

/** State of the player's client, as the game sees it. */
type Phase = 'out' | 'list' | 'entering' | 'channel' | 'changing';

/**
 * Game server that treats the rows of one account like the real one: absolute values, read at login and written
 * at every save; `loggedin` goes 1, 0, 2 at a login; a login attempt within 30 s of a change of channel writes
 * 0 and leaves the character in memory; after a kick for idling the row says 0 before the save.
 */
export class RealGame {
  phase: Phase = 'out';
  private readonly memory = new Map<number, Holdings & { earned: number }>();
  private chosen: number | undefined;

  constructor(
    private readonly api: TestApi,
    private readonly accountId: number,
    /** Called after each save with the row's value and the expected one. */
    private readonly onSave: (characterId: number, earned: number) => Promise<void>,
  ) {}

  /** A login with a wrong password reads the state too. */
  async attemptLogin(isRight: boolean): Promise<void> {
    const { loginState } = await this.row();
    if (loginState === 2 || (loginState === 1 && (await this.endTransition()))) return;
    if (!isRight) return;
    // The previous session ends: its character is saved from the game's memory.
    for (const id of this.memory.keys()) await this.save(id, true);
    this.memory.clear();
    await this.writeState(2);
    this.phase = 'list';
  }

  async leaveList(): Promise<void> {
    await this.writeState(0);
    this.phase = 'out';
  }

  async choose(characterId: number): Promise<void> {
    this.chosen = characterId;
    await this.writeState(1);
    this.phase = 'entering';
  }

  /** Balances are read, then the row says "out" for a moment; a login that takes too long is refused. */
  async load(): Promise<boolean> {
    const id = this.chosen ?? 0;
    const loaded = this.memory.get(id) ?? { ...(await this.holdings(id)), earned: 0 };
    if (!(await this.endTransition())) {
      this.phase = 'out';
      return false;
    }
    this.memory.set(id, loaded);
    return true;
  }

  async enter(): Promise<void> {
    await this.writeState(2);
    this.phase = 'channel';
  }

  earn(amount: number): void {
    for (const held of this.memory.values()) held.earned += amount;
  }

  async changeChannel(): Promise<void> {
    await this.writeState(1);
    this.phase = 'changing';
  }

  /** The client dies in between, and its character stays. */
  die(): void {
    this.phase = 'out';
  }

  async logOut(): Promise<void> {
    for (const id of this.memory.keys()) await this.save(id, true);
    this.memory.clear();
    await this.writeState(0);
    this.phase = 'out';
  }

  async putOut(): Promise<void> {
    await this.writeState(0);
    this.phase = 'out';
  }

  async savePutOut(): Promise<void> {
    for (const id of this.memory.keys()) await this.save(id, true);
    this.memory.clear();
  }

  async autosave(): Promise<void> {
    for (const id of this.memory.keys()) await this.save(id, false);
  }

  /** The process restarts: its memory is lost, and all rows say "out". */
  async boot(): Promise<void> {
    this.memory.clear();
    this.phase = 'out';
    await this.writeRow({ loginState: 0 });
  }

  async holdings(characterId: number): Promise<Holdings> {
    const [row]: Record<keyof Holdings, unknown>[] = await this.api.database.reader.query(
      `SELECT a.nxCredit AS nx, a.votepoints AS vp, c.meso, c.maxhp AS hp
       FROM accounts a JOIN characters c ON c.accountid = a.id WHERE c.id = ?`,
      [characterId],
    );
    return { nx: Number(row?.nx), vp: Number(row?.vp), meso: Number(row?.meso), hp: Number(row?.hp) };
  }

  private async save(characterId: number, isLogout: boolean): Promise<void> {
    const held = this.memory.get(characterId);
    if (held === undefined) return;
    const { nx, vp, meso, hp, earned } = held;
    await this.api.seed(async (manager) => {
      const lastLogoutAt = isLogout ? { lastLogoutAt: gameTimeText(Date.now()) } : {};
      await manager.update(CharacterEntity, characterId, { meso: meso + earned, maxHp: hp, ...lastLogoutAt });
      await manager.update(AccountEntity, this.accountId, { nxCredit: nx + earned, votePoints: vp });
    });
    this.memory.set(characterId, { nx: nx + earned, vp, meso: meso + earned, hp, earned: 0 });
    await this.onSave(characterId, earned);
  }

  /** State 1 is answered with 0. Under the same time within 30 s it still counts as in the game. */
  private async endTransition(): Promise<boolean> {
    const { loginState, lastLoginAt } = await this.row();
    const isRecent = loginState === 1 && Date.parse(`${lastLoginAt}Z`) + TRANSITION_MS >= Date.now();
    await (isRecent ? this.writeRow({ loginState: 0 }) : this.writeState(0));
    return isRecent;
  }

  private async row(): Promise<Pick<AccountEntity, 'loginState' | 'lastLoginAt'>> {
    return this.api.database.reader.manager.findOneOrFail(AccountEntity, {
      where: { id: this.accountId },
      select: { id: true, loginState: true, lastLoginAt: true },
    });
  }

  private writeState(loginState: number): Promise<void> {
    return this.writeRow({ loginState, lastLoginAt: gameTimeText(Date.now()) });
  }

  private writeRow(values: Partial<Pick<AccountEntity, 'loginState' | 'lastLoginAt'>>): Promise<void> {
    return this.api.seed(async (manager) => {
      await manager.update(AccountEntity, this.accountId, values);
    });
  }
}
