import { deepStrictEqual } from 'node:assert/strict';
import { GrantsService, LedgerService } from '../../src/modules/ledger/index.js';
import type { BalanceChange } from '../../src/modules/ledger/index.js';
import { AppError } from '../../src/platform/errors/index.js';
import type { TestApi } from '../harness/start-api.js';
import { RealGame } from './real-game.js';
import type { Holdings } from './real-game.js';

/** Steps of a player by place. Steps of site, clock and server may happen at any time. */
export const STEPS_OF = {
  out: ['login', 'login', 'wrongPassword'],
  list: ['choose', 'choose', 'leaveList'],
  entering: ['enter', 'enter', 'die'],
  channel: ['earn', 'changeChannel', 'changeChannel', 'logOut', 'putOut'],
  changing: ['enter', 'die'],
} as const;
export const ANY_TIME = ['exchange', 'upgrade', 'give', 'wait', 'waitLong', 'autosave', 'boot'] as const;
export type Step = (typeof STEPS_OF)[keyof typeof STEPS_OF][number] | (typeof ANY_TIME)[number];

/** One account in the game and on the site, with the row values that follow from all answers and saves. */
export class Town {
  readonly game: RealGame;
  spent = 0;
  private readonly due = new Map<number, Holdings>();
  private keys = 0;

  constructor(
    private readonly api: TestApi,
    private readonly accountId: number,
    readonly characterIds: readonly number[],
    private readonly look: () => Promise<void>,
  ) {
    for (const id of characterIds) this.due.set(id, { nx: 0, vp: 50, meso: 30_000_000, hp: 100 });
    this.game = new RealGame(api, accountId, (characterId, earned) => this.saved(characterId, earned));
  }

  expected(characterId: number): Holdings {
    const due = this.due.get(characterId);
    if (due === undefined) throw new Error(`No character ${characterId}`);
    return due;
  }

  /** Each step takes a second. The portal checks at its end. */
  async take(step: Step, which: number): Promise<void> {
    const { game } = this;
    const steps: Partial<Record<Step, () => Promise<unknown> | void>> = {
      login: () => game.attemptLogin(true),
      wrongPassword: () => game.attemptLogin(false),
      leaveList: () => game.leaveList(),
      choose: () => game.choose(this.characterIds[which] ?? 0),
      enter: () => this.enter(),
      earn: () => game.earn(1 + which),
      changeChannel: () => game.changeChannel(),
      die: () => game.die(),
      logOut: () => game.logOut(),
      putOut: () => this.putOut(),
      autosave: () => game.autosave(),
      boot: () => (which === 1 ? game.boot() : undefined),
      exchange: () => this.spend('exchange'),
      upgrade: () => this.spend('upgrade'),
      give: () => this.give(),
    };
    await steps[step]?.();
    await this.pass(step === 'waitLong' ? 40 : 1);
  }

  /** Races of less than a second: the site gets a request in the middle. */
  private async enter(): Promise<void> {
    if (!(await this.game.load())) return;
    await this.spend('exchange');
    await this.spend('upgrade');
    await this.game.enter();
  }

  private async putOut(): Promise<void> {
    await this.game.putOut();
    await this.spend('upgrade');
    await this.give();
    await this.pass(1);
    await this.game.savePutOut();
  }

  async finish(): Promise<void> {
    if (this.game.phase === 'channel') await this.game.logOut();
    else await this.game.autosave();
    for (const id of this.characterIds) deepStrictEqual(await this.game.holdings(id), this.expected(id));
  }

  /** Returns the reason of a refusal. */
  async spend(what: 'exchange' | 'upgrade'): Promise<AppError | undefined> {
    const characterId = this.characterIds[this.keys % 2] ?? 0;
    const changes: BalanceChange[] =
      what === 'exchange'
        ? [
            { currency: 'VP', delta: -1 },
            { currency: 'NX', delta: 1000 },
          ]
        : [
            { currency: 'MESO', delta: -1_000_000 },
            { currency: 'HP', delta: 30 },
          ];
    const operation = { accountId: this.accountId, characterId, actorAccountId: null, requestId: null };
    try {
      await this.api.app
        .get(LedgerService)
        .apply({ key: `${this.accountId}:${(this.keys += 1)}`, ...operation, changes, reason: what });
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    this.spent += 1;
    if (what === 'exchange') this.change({ vp: -1, nx: 1000 });
    else this.change({ meso: -1_000_000, hp: 30 }, characterId);
    return undefined;
  }

  async give(): Promise<void> {
    const before = await this.game.holdings(this.characterIds[0] ?? 0);
    const grants = this.api.app.get(GrantsService);
    const whose = { accountId: this.accountId, actorAccountId: null, requestId: null };
    await grants.give({
      entryKey: `gift:${this.accountId}:${(this.keys += 1)}`,
      ...whose,
      currency: 'VP',
      delta: 1,
      reason: 'vote',
    });
    await grants.deliverTo(this.accountId);
    const after = await this.game.holdings(this.characterIds[0] ?? 0);
    this.change({ vp: after.vp - before.vp });
  }

  private async pass(seconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + seconds * 1000);
    await this.look();
  }

  private async saved(characterId: number, earned: number): Promise<void> {
    this.change({ nx: earned });
    this.change({ meso: earned }, characterId);
    deepStrictEqual(await this.game.holdings(characterId), this.expected(characterId));
  }

  /** Changes the expected values of one character, or of all. */
  private change(by: Partial<Holdings>, characterId?: number): void {
    for (const [id, due] of this.due) {
      if (characterId !== undefined && id !== characterId) continue;
      for (const name of Object.keys(by) as (keyof Holdings)[]) due[name] += by[name] ?? 0;
    }
  }
}
