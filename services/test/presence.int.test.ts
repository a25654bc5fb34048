import { deepStrictEqual } from 'node:assert/strict';
import { forEachEngine } from '@portico/testing-api';
import fc from 'fast-check';
import { LOGIN_SERVER, LoginServerEntity, PresenceWatch } from '../src/game/index.js';
import { GrantDelivery } from '../src/modules/ledger/grants/grant-delivery.js';
import { GrantsService, LedgerService } from '../src/modules/ledger/index.js';
import type { BalanceChange } from '../src/modules/ledger/index.js';
import { AppError } from '../src/platform/errors/index.js';
import { proves } from './harness/proves.js';
import { insertAccount, insertCharacter } from './harness/rows.js';
import { startApi } from './harness/start-api.js';
import type { TestApi } from './harness/start-api.js';
import { RealGame } from './rows/real-game.js';
import type { Holdings } from './rows/real-game.js';

const RUNS = process.env.PORTICO_TEST_FULL === '1' ? 200 : 20;

/** Up to 60 steps, each of several transactions. */
const MAX_RUN_MS = 3000;

/** Steps of a player by place; those of the site, the clock and the server happen at any time. */
const STEPS_OF = {
  out: ['login', 'login', 'wrongPassword'],
  list: ['choose', 'choose', 'leaveList'],
  entering: ['enter', 'enter', 'die'],
  channel: ['earn', 'changeChannel', 'changeChannel', 'logOut', 'putOut'],
  changing: ['enter', 'die'],
} as const;
const ANY_TIME = ['exchange', 'upgrade', 'give', 'wait', 'waitLong', 'autosave', 'boot'] as const;
type Step = (typeof STEPS_OF)[keyof typeof STEPS_OF][number] | (typeof ANY_TIME)[number];

forEachEngine('spending beside a game that plays as the real one does', (engine) => {
  proves('game/presence/presence.repository', 'game/presence/login-rows', 'game/presence/login-server');

  let api: TestApi;
  let lastId = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.app.get(GrantDelivery).beforeApplicationShutdown();
    // The test calls for each round by itself: a process never runs two at once.
    await api.app.get(PresenceWatch).beforeApplicationShutdown();
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  /** An account with two characters, its game, and what its rows have to be. */
  async function newTown() {
    const accountId = (lastId += 1);
    const characterIds = [accountId * 10, accountId * 10 + 1];
    await api.seed(async (manager) => {
      await insertAccount(manager, accountId, { votepoints: 50, nxCredit: 0 });
      for (const id of characterIds)
        await insertCharacter(manager, id, { accountid: accountId, meso: 30_000_000, maxhp: 100 });
    });
    return new Town(api, accountId, characterIds);
  }

  test(
    'nothing that was answered is undone, whatever is played in between',
    async () => {
      const choices = fc.array(
        fc.record({ choice: fc.nat(), isAnyTime: fc.boolean(), which: fc.nat({ max: 1 }) }),
        {
          minLength: 20,
          maxLength: 60,
        },
      );
      let spent = 0;
      await fc.assert(
        fc.asyncProperty(choices, async (list) => {
          const town = await newTown();
          for (const { choice, isAnyTime, which } of list) {
            const steps = isAnyTime ? ANY_TIME : STEPS_OF[town.game.phase];
            await town.take(steps[choice % steps.length] ?? 'wait', which);
          }
          await town.finish();
          spent += town.spent;
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      // Chance decides how often the account may spend.
      expect(spent).toBeGreaterThan(0);
    },
    RUNS * MAX_RUN_MS,
  );

  /** The answer to a try to spend. */
  const refusalOf = async (town: Town) => (await town.spend('exchange'))?.code;

  test('a ghost keeps its account from spending and gifts, until it has left the game properly', async () => {
    const town = await newTown();
    for (const step of ['login', 'choose', 'enter', 'changeChannel', 'die', 'wrongPassword'] as const)
      await town.take(step, 0);
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBe('game.account_unsettled');
    await town.take('give', 0);
    expect(town.expected(town.characterIds[0] ?? 0).vp).toBe(50);
    for (const step of ['login', 'choose', 'enter', 'logOut'] as const) await town.take(step, 0);
    expect(await refusalOf(town)).toBe('game.account_leaving');
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBeUndefined();
  });

  test('so does somebody who is put out for idling, as long as the game saves', async () => {
    const town = await newTown();
    for (const step of ['login', 'choose', 'enter', 'earn'] as const) await town.take(step, 0);
    await town.game.putOut();
    expect(await refusalOf(town)).toBe('game.account_unsettled');
    await town.game.savePutOut();
    expect(await refusalOf(town)).toBe('game.account_leaving');
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBeUndefined();
  });

  test('so does somebody who enters, while the row says "out" for a moment', async () => {
    const town = await newTown();
    for (const step of ['login', 'choose', 'enter', 'logOut', 'waitLong', 'login', 'choose'] as const)
      await town.take(step, 0);
    await town.game.load();
    expect(await refusalOf(town)).toMatch(/^game\.account_(?:unsettled|leaving)$/);
    await town.game.enter();
    expect(await refusalOf(town)).toBe('game.account_in_game');
  });

  test('who leaves at the list of characters spends half a minute later', async () => {
    const town = await newTown();
    for (const step of ['login', 'choose', 'enter', 'logOut', 'waitLong', 'login'] as const)
      await town.take(step, 0);
    for (let seconds = 0; seconds < 8; seconds++) await town.take('wait', 0);
    await town.take('leaveList', 0);
    expect(await refusalOf(town)).toBe('game.account_leaving');
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBeUndefined();
  });

  test('who was online at a crash spends after a start of the game server that was seen', async () => {
    const town = await newTown();
    for (const step of ['login', 'choose', 'enter'] as const) await town.take(step, 0);
    await town.game.boot();
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBe('game.account_unsettled');
    await api.seed(async (manager) => {
      const heard = { address: 'any', helloAt: Date.now(), goneAt: null, emptyBefore: Date.now() - 30_000 };
      await manager.upsert(LoginServerEntity, { name: LOGIN_SERVER, ...heard }, ['name']);
    });
    expect(await refusalOf(town)).toBeUndefined();
    await api.seed(async (manager) => {
      await manager.delete(LoginServerEntity, { name: LOGIN_SERVER });
    });
  });
});

/** One account in its game and on the site, with what its rows have to be by all that was answered and saved. */
class Town {
  readonly game: RealGame;
  spent = 0;
  private readonly due = new Map<number, Holdings>();
  private keys = 0;

  constructor(
    private readonly api: TestApi,
    private readonly accountId: number,
    readonly characterIds: readonly number[],
  ) {
    for (const id of characterIds) this.due.set(id, { nx: 0, vp: 50, meso: 30_000_000, hp: 100 });
    this.game = new RealGame(api, accountId, (characterId, earned) => this.saved(characterId, earned));
  }

  expected(characterId: number): Holdings {
    const due = this.due.get(characterId);
    if (due === undefined) throw new Error(`No character ${characterId}`);
    return due;
  }

  /** Each takes a second, at whose end the portal looks. */
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

  /** Races of less than a second: the site is asked in the middle. */
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

  /** Answers why it was refused. */
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
    await this.api.app.get(PresenceWatch).look();
  }

  private async saved(characterId: number, earned: number): Promise<void> {
    this.change({ nx: earned });
    this.change({ meso: earned }, characterId);
    deepStrictEqual(await this.game.holdings(characterId), this.expected(characterId));
  }

  /** Changes what one character is due, or all of them. */
  private change(by: Partial<Holdings>, characterId?: number): void {
    for (const [id, due] of this.due) {
      if (characterId !== undefined && id !== characterId) continue;
      for (const name of Object.keys(by) as (keyof Holdings)[]) due[name] += by[name] ?? 0;
    }
  }
}
