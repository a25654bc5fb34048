import { DAY_MS, MAX_INT32 } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import {
  AccountEntity,
  CharacterEntity,
  GameBridge,
  GameFeatures,
  LOGIN_STATE,
} from '../../src/game/index.js';
import type { DashboardOverviewDto } from '../../src/modules/dashboard/overview/overview.service.js';
import type { OwnStoresDto } from '../../src/modules/dashboard/stores/own-stores.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { SNAPSHOT_KIND, StoreSnapshotEntity } from '../../src/modules/market/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertGoods, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { insertOwnPeople, LEFT_AT, ODD_NAME, OLD_NAME } from '../rows/own-people.js';

const TERMS = {
  isOn: true,
  inGame: false,
  nxPerVotePoint: 1000,
  upgradeMesos: 3_000_000,
  upgradeVotePoints: 1,
  upgradeStep: 30,
  upgradeCeiling: 30_000,
  nxCeiling: MAX_INT32,
};

async function overviewOf(api: TestApi, accountId: number): Promise<DashboardOverviewDto> {
  const token = await api.app.get(SessionsService).open(accountId);
  const { status, body } = await api.call<DashboardOverviewDto>('/api/dashboard/overview', { token });
  expect(status).toBe(200);
  return body;
}

forEachEngine('the overview of an account', (engine) => {
  proves('modules/dashboard/overview/overview.service', 'game/bridge/online-rows');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await insertOwnPeople(api, ODD_NAME);
  });

  afterAll(() => api.close());

  it('tells where each character stands, on the map and in the ranking', async () => {
    const plain = { world: 0, fame: 0, exp: 0, guildName: null, lastSeenAt: null, rankChange: null };
    const away = { isOnline: false, channel: null };
    expect(await overviewOf(api, 1)).toEqual({
      characters: [
        // A game master is not ranked.
        { ...plain, ...away, id: 13, mapId: 104_040_000, mapName: 'Crab Flats', rank: null },
        {
          ...away,
          id: 11,
          world: 0,
          fame: -5,
          exp: 77,
          guildName: ODD_NAME,
          mapId: 100_000_000,
          mapName: 'Lantern Quay',
          lastSeenAt: LEFT_AT,
          rank: 2,
          rankChange: { day: 1, week: null },
        },
        { ...plain, ...away, id: 12, world: 1, mapId: 999_999_998, mapName: null, rank: 4 },
      ],
      presence: 'out',
      slots: [
        { world: 0, used: 2, max: 6 },
        { world: 1, used: 1, max: 6 },
      ],
      source: 'database',
      spending: TERMS,
      canDisconnect: false,
    });
  });

  it('is empty for an account without characters', async () => {
    expect(await overviewOf(api, 3)).toMatchObject({ characters: [], slots: [], spending: { isOn: true } });
  });

  it('is for logged-in accounts that are not banned', async () => {
    expect((await api.call('/api/dashboard/overview')).status).toBe(401);
    const token = await api.app.get(SessionsService).open(4);
    expect(await api.call('/api/dashboard/overview', { token })).toMatchObject({
      status: 403,
      body: { code: 'identity.account_banned' },
    });
  });

  it('takes the character that left last for the one in the game where rows alone can tell', async () => {
    const logIn = (state: number) =>
      api.seed(async (manager) => {
        await manager.query('UPDATE accounts SET loggedin = ? WHERE id = 1', [state]);
      });
    const online = async () =>
      (await overviewOf(api, 1)).characters.filter(({ isOnline }) => isOnline).map(({ id }) => id);
    await logIn(2);
    expect(await online()).toEqual([11]);
    // Between two channels, or left by a crash.
    await logIn(1);
    expect(await online()).toEqual([]);
    await logIn(0);
  });

  it('follows the running game where it is asked: which character, and where it is now', async () => {
    const bridge = api.app.get(GameBridge);
    const place = { mapId: 104_040_000, channel: 3 };
    const value = { characterId: 12, accountId: 1, name: 'Player12', level: 81, job: 0, ...place };
    const played = vi
      .spyOn(bridge, 'onlineCharacterOf')
      .mockResolvedValue({ value, source: 'live', asOf: 1 });
    const { characters, source } = await overviewOf(api, 1);
    expect(played).toHaveBeenCalledWith(1);
    played.mockRestore();
    expect(source).toBe('live');
    expect(characters.map(({ id, isOnline, mapName, channel }) => [id, isOnline, mapName, channel])).toEqual([
      [13, false, 'Crab Flats', null],
      [11, false, 'Lantern Quay', null],
      [12, true, 'Crab Flats', 3],
    ]);
  });

  it('reads no table of the game from beginning to end', async () => {
    // A database scans a table of a few rows whatever indexes it has.
    await api.seed(async (manager) => {
      for (let id = 1000; id < 1400; id++) {
        await insertAccount(manager, id);
        await insertCharacter(manager, id, { accountid: id });
        await insertRow(manager, 'guilds', { guildid: id, leader: id, name: `Guild ${id}` });
      }
    });
    const statements = await statementsOf(api.database, () => overviewOf(api, 1));
    // The rankings read all characters in the background; one engine writes numbers into the statement.
    const isOfAccount = /id["`] = (\?|1\b)/;
    const ofGame = statements.filter(({ text }) => text.includes('characters') && isOfAccount.test(text));
    expect(ofGame.length).toBeGreaterThanOrEqual(2);
    for (const statement of ofGame) expect(await fullScansOf(api, statement)).toEqual([]);
  });

  const storesOf = async (accountId: number) => {
    const token = await api.app.get(SessionsService).open(accountId);
    return (await api.call<OwnStoresDto>('/api/dashboard/stores', { token })).body;
  };

  it('shows stores of the own characters alone, and what they sold since the last logout', async () => {
    const sale = { itemId: 2_000_000, price: 300, quantity: 100, bundles: 2 };
    const sold = { ...sale, kind: SNAPSHOT_KIND.sold };
    const now = Date.now();
    await api.seed(async (manager) => {
      await manager.update(CharacterEntity, { id: 11 }, { hasMerchant: true });
      await insertGoods(manager, { id: 1, owner: 11, itemId: 2_000_000, quantity: 100, bundles: 3 });
      await manager.insert(StoreSnapshotEntity, [
        { ...sold, characterId: 11, at: now - 2000 },
        { ...sold, characterId: 11, at: now - 1000, price: 500, bundles: 1 },
        { ...sold, characterId: 11, at: now - 31 * DAY_MS },
        { ...sale, kind: SNAPSHOT_KIND.seen, characterId: 11, at: now },
        { ...sold, characterId: 21, at: now },
      ]);
    });
    const { awaySince, knowsSales, stores } = await storesOf(1);
    expect([awaySince, knowsSales, stores.length]).toEqual([LEFT_AT, false, 1]);
    expect(stores[0]).toMatchObject({
      characterId: 11,
      store: { itemCount: 1 },
      goods: [{ itemId: 2_000_000, itemName: 'Plum Tonic', bundles: 3, percentOfUsual: null }],
      sales: [
        { price: 500, isNew: true },
        { price: 300, isNew: true },
      ],
      newMesos: 1100,
      newSales: 2,
    });
    await api.seed(async (manager) => {
      await manager.update(AccountEntity, { id: 1 }, { loginState: LOGIN_STATE.in });
    });
    expect(await storesOf(1)).toMatchObject({ awaySince: null, stores: [{ newMesos: 0, newSales: 0 }] });
    expect((await storesOf(2)).stores.map(({ characterId, store }) => [characterId, store])).toEqual([
      [21, null],
    ]);
    expect((await storesOf(3)).stores).toEqual([]);
    expect((await api.call('/api/dashboard/stores')).status).toBe(401);
  });
});

forEachEngine('the overview of an account of a game that lacks something', (engine) => {
  let api: TestApi;

  const change = async (statement: string) => {
    await api.seed(async (manager) => {
      await manager.query(statement);
    });
    await api.app.get(GameFeatures).refresh();
  };
  const first = async () => (await overviewOf(api, 1)).characters.find(({ id }) => id === 11);

  beforeAll(async () => {
    api = await startApi({
      engine,
      gameTables: 'heavenms',
      settings: { server: { spending: { isOn: true } } },
    });
    await insertOwnPeople(api, OLD_NAME);
  });

  afterAll(() => api.close());

  it('is whole on a stock HeavenMS', async () => {
    expect(await first()).toMatchObject({ guildName: OLD_NAME, lastSeenAt: LEFT_AT, rank: 2 });
  });

  it('goes without guilds, times, slots and spending, one by one', async () => {
    await change('DROP TABLE guilds');
    expect(await first()).toMatchObject({ guildName: null, lastSeenAt: LEFT_AT });
    await change('ALTER TABLE characters DROP COLUMN lastLogoutTime');
    expect(await first()).toMatchObject({ lastSeenAt: null, rank: 2 });
    expect((await overviewOf(api, 1)).spending).toEqual(TERMS);
    await change('ALTER TABLE accounts DROP COLUMN lastlogin');
    expect((await overviewOf(api, 1)).spending).toEqual({ ...TERMS, isOn: false });
    expect((await overviewOf(api, 1)).slots).toHaveLength(2);
    await change('ALTER TABLE accounts DROP COLUMN characterslots');
    expect(await overviewOf(api, 1)).toMatchObject({ slots: [], spending: { isOn: false } });
  });
});

forEachEngine('the overview of an account of a fork that made its numbers wide', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { server: { spending: { isOn: false, upgradeStep: 50 } } } });
    await api.seed(async (manager) => {
      if (engine === 'mariadb') {
        for (const column of ['exp', 'fame'])
          await manager.query(`ALTER TABLE characters MODIFY \`${column}\` BIGINT NOT NULL DEFAULT 0`);
        await manager.query('ALTER TABLE accounts MODIFY characterslots BIGINT NOT NULL DEFAULT 3');
      }
      const huge = engine === 'mariadb' ? '9223372036854775807' : Number.MAX_SAFE_INTEGER;
      await insertAccount(manager, 1, { characterslots: huge });
      await insertCharacter(manager, 1, { exp: huge, fame: -(2 ** 40) });
    });
  });

  afterAll(() => api.close());

  it('has numbers, the largest that JSON holds exactly for what is larger', async () => {
    const { characters, slots, spending } = await overviewOf(api, 1);
    expect(characters).toMatchObject([{ exp: Number.MAX_SAFE_INTEGER, fame: -(2 ** 40) }]);
    expect(slots).toEqual([{ world: 0, used: 1, max: Number.MAX_SAFE_INTEGER }]);
    expect(spending).toEqual({ ...TERMS, isOn: false, upgradeStep: 50 });
  });
});
