import { forEachEngine, IS_FULL } from '@portico/testing-api';
import fc from 'fast-check';
import { LOGIN_SERVER, LoginServer, LoginServerEntity, PresenceWatch } from '../../src/game/index.js';
import { Leases } from '../../src/platform/jobs/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { ANY_TIME, type Step, STEPS_OF, Town } from '../rows/town.js';
import { WatchingProcess } from '../rows/watching-process.js';

const RUNS = IS_FULL ? 200 : 4;

/** Up to 60 steps, each of several transactions; most runs take a tenth of this on a quiet machine. */
const MAX_RUN_MS = 10_000;

/** The seed is printed even if the machine is too slow. */
const PROPERTY = {
  numRuns: RUNS,
  endOnFailure: true,
  interruptAfterTimeLimit: (RUNS - 1) * MAX_RUN_MS,
  markInterruptAsFailure: true,
};

const player = (choice: number) => ({ choice, isAnyTime: false, which: 0 });
const anyTime = (step: Step) => ({
  choice: ANY_TIME.findIndex((one) => one === step),
  isAnyTime: true,
  which: 0,
});

/** Number of readings of the first process that end its round. */
const WHOLE_ROUND = [0, 0, 0, 0, 0, 0];

/** These steps are fixed, because chance might never produce a player who leaves and spends. */
const SPENDS = [player(0), player(0), player(0), player(3), anyTime('waitLong'), anyTime('exchange')];

forEachEngine('spending beside a game that plays as the real one does', (engine) => {
  proves('game/presence/presence.repository', 'game/presence/login-rows', 'game/presence/login-server');

  let api: TestApi;
  let lastId = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  /** An account with two characters, its game, and the expected values of its rows. */
  async function newTown(look = () => api.app.get(PresenceWatch).look()) {
    const accountId = (lastId += 1);
    const characterIds = [accountId * 10, accountId * 10 + 1];
    await api.seed(async (manager) => {
      await insertAccount(manager, accountId, { votepoints: 50, nxCredit: 0 });
      for (const id of characterIds)
        await insertCharacter(manager, id, { accountid: accountId, meso: 30_000_000, maxhp: 100 });
    });
    return new Town(api, accountId, characterIds, look);
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
        { ...PROPERTY, examples: [[SPENDS]] },
      );
      expect(spent).toBeGreaterThan(0);
    },
    RUNS * MAX_RUN_MS,
  );

  /** A ghost: its client died during a change of channel. */
  const GHOST = ['choose', 'enter', 'changeChannel', 'die', 'wrongPassword'] as const;

  test('a round whose reading is late takes no ghost for somebody who left', async () => {
    const process = new WatchingProcess(api);
    const wholeRound = () => process.begin().then(() => process.end());
    let look = wholeRound;
    const town = await newTown(() => look());
    await town.take('waitLong', 0);
    await town.take('login', 0);
    for (let seconds = 0; seconds < 8; seconds++) await town.take('wait', 0);
    await process.begin();
    look = () => Promise.resolve();
    for (const step of GHOST) await town.take(step, 0);
    await process.end();
    look = wholeRound;
    for (const step of ['wait', 'wait', 'waitLong'] as const) await town.take(step, 0);
    expect(await refusalOf(town)).toBe('game.account_unsettled');
  });

  test(
    'nothing is undone where two processes watch, and any reading is late, old or done beside another',
    async () => {
      const processes = [new WatchingProcess(api), new WatchingProcess(api)];
      const looks = fc.array(fc.nat({ max: processes.length - 1 }), { maxLength: 4 });
      const choices = fc.array(
        fc.record({
          choice: fc.nat(),
          isAnyTime: fc.nat({ max: 5 }).map((one) => one === 0),
          which: fc.nat({ max: 1 }),
          begun: looks,
          advanced: fc.array(looks, { maxLength: 3 }).map((some) => some.flat()),
        }),
        { minLength: 20, maxLength: 60 },
      );
      let spent = 0;
      await fc.assert(
        fc.asyncProperty(choices, async (list) => {
          let begun: number[] = [];
          let advanced: number[] = [];
          const town = await newTown(async () => {
            for (const index of begun) await processes[index]?.begin();
            for (const index of advanced) await processes[index]?.advance();
          });
          for (const one of list) {
            ({ begun, advanced } = one);
            const steps = one.isAnyTime ? ANY_TIME : STEPS_OF[town.game.phase];
            await town.take(steps[one.choice % steps.length] ?? 'wait', one.which);
          }
          for (const process of processes) await process.end();
          await town.take('waitLong', 0);
          await town.spend('exchange');
          await town.give();
          await town.finish();
          spent += town.spent;
        }),
        { ...PROPERTY, examples: [[SPENDS.map((one) => ({ ...one, begun: [0], advanced: WHOLE_ROUND }))]] },
      );
      expect(spent).toBeGreaterThan(0);
    },
    RUNS * MAX_RUN_MS,
  );

  /** The answer to an attempt to spend. */
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
    for (const step of ['leaveList', 'wait'] as const) await town.take(step, 0);
    expect(await refusalOf(town)).toBe('game.account_leaving');
    await town.take('waitLong', 0);
    expect(await refusalOf(town)).toBeUndefined();
  });

  test('a process whose lease another one has taken writes down nothing of the login server', async () => {
    const server = api.app.get(LoginServer);
    const { host, port } = api.config.server.game;
    const greeting = { address: `${host}:${port}`, helloAt: Date.now(), goneAt: null, emptyBefore: 0 };
    await api.seed(async (manager) => {
      await manager.upsert(LoginServerEntity, { name: LOGIN_SERVER, ...greeting }, ['name']);
    });
    const process = new WatchingProcess(api);
    const wholeRound = () => process.begin().then(() => process.end());
    const goneAt = async () => {
      const row = await api.database.reader.manager.findOneBy(LoginServerEntity, { name: LOGIN_SERVER });
      return row?.goneAt;
    };
    const pastLease = () => vi.setSystemTime(Date.now() + 11_000);
    const look = server.look.bind(server);
    const taken = vi.spyOn(server, 'look').mockImplementationOnce(async (now, confirm) => {
      pastLease();
      expect(await new Leases(api.unitOfWork).take('game-presence', 10_000, Date.now())).toBeDefined();
      await look(now, confirm);
    });
    pastLease();
    await wholeRound();
    expect(taken).toHaveBeenCalledTimes(1);
    expect(await goneAt()).toBeNull();
    pastLease();
    await wholeRound();
    expect(await goneAt()).toEqual(expect.any(Number));
    taken.mockRestore();
    await api.seed(async (manager) => {
      await manager.delete(LoginServerEntity, { name: LOGIN_SERVER });
    });
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
