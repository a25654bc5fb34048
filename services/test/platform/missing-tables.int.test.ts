import { PassThrough } from 'node:stream';
import { GAME_FEATURES } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { pino } from 'pino';
import { CatalogService } from '../../src/catalog/catalog.service.js';
import { GameFeatures } from '../../src/game/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { PlayerDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import type { WorldDto } from '../../src/modules/world/world.dto.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';

const PATIENT = { server: { limits: { read: 1_000_000, search: 1_000_000 } } };

function recordLog() {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  return { lines, logger: pino({ level: 'info' }, stream) };
}

forEachEngine('a game that loses tables while the portal runs', (engine) => {
  proves('game/probe/schema-probe');

  const { lines, logger } = recordLog();
  let api: TestApi;

  const rename = (from: string, to: string) =>
    api.seed(async (manager) => {
      await manager.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    });
  const saying = (text: string) => lines.filter((line) => line.includes(text));

  beforeAll(async () => {
    api = await startApi({ engine, settings: PATIENT, logger });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertCharacter(manager, 1);
      await importCatalog(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('leaves it degraded: 503 where they are needed, one line when it begins and one when it ends', async () => {
    expect((await api.call('/api/health/ready')).status).toBe(200);
    await rename('characters', 'put_aside');
    for (let count = 0; count < 20; count++) {
      const refused = await api.call('/api/rankings/1');
      expect(refused).toMatchObject({ status: 503, body: { code: 'database.tables_missing' } });
      expect(refused.headers['retry-after']).toBe('10');
    }
    await api.app.get(GameFeatures).refresh();
    expect(await api.call('/api/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'degraded', database: true, missing: 'characters' },
    });
    // Data in memory is still served.
    expect((await api.call('/api/itemdatabase/item/1302000')).status).toBe(200);
    expect(saying('lost tables')).toHaveLength(1);

    await rename('put_aside', 'characters');
    await api.app.get(GameFeatures).refresh();
    expect((await api.call('/api/health/ready')).status).toBe(200);
    expect((await api.call('/api/rankings/1')).status).toBe(200);
    expect(saying('has all tables again')).toHaveLength(1);
    expect(saying('request failed')).toEqual([]);
    expect(saying('"stack"')).toEqual([]);
  });

  it('turns off what an optional table was needed for, and on again with it', async () => {
    await rename('guilds', 'put_aside');
    // The first call that needs it notices; later ones leave it out.
    await api.call('/api/rankings/1');
    await api.app.get(GameFeatures).refresh();
    const { status, body } = await api.call<PlayerDto>('/api/rankings/1');
    expect([status, body.guildName]).toEqual([200, null]);
    expect((await api.call('/api/health/ready')).status).toBe(200);
    expect(saying('guilds is off')).toHaveLength(1);

    const renameColumn = (from: string, to: string) =>
      api.seed(async (manager) => {
        await manager.query(`ALTER TABLE characters RENAME COLUMN ${from} TO ${to}`);
      });
    await renameColumn('guildid', 'guild_aside');
    await api.app.get(GameFeatures).refresh();
    await renameColumn('guild_aside', 'guildid');
    await api.app.get(GameFeatures).refresh();
    expect(saying('guilds is off')).toHaveLength(1);
    expect(saying('guilds stays off')).toHaveLength(2);

    await rename('put_aside', 'guilds');
    await api.app.get(GameFeatures).refresh();
    expect(saying('guilds is on again')).toHaveLength(1);
    expect((await api.call('/api/rankings/1')).status).toBe(200);
  });
});

forEachEngine('a game that has only what the portal cannot do without', (engine) => {
  let api: TestApi;
  const { lines, logger } = recordLog();

  beforeAll(async () => {
    api = await startApi({ engine, settings: PATIENT, gameTables: 'heavenms', logger });
    await api.seed(async (manager) => {
      const tables =
        'guilds monsterbook inventoryitems inventoryequipment inventorymerchant storages drop_data drop_data_global reactordrops plife shops shopitems makercreatedata makerrecipedata queststatus questprogress ipbans macbans hwidbans';
      for (const table of tables.split(' ')) await manager.query(`DROP TABLE ${table}`);
      for (const column of [
        'password',
        'tempban',
        'banreason',
        'webadmin',
        'email',
        'votepoints',
        'characterslots',
        'createdat',
      ])
        await manager.query(`ALTER TABLE accounts DROP COLUMN ${column}`);
      for (const column of ['HasMerchant', 'MerchantMesos', 'lastLogoutTime', 'guildid'])
        await manager.query(`ALTER TABLE characters DROP COLUMN ${column}`);
      await insertAccount(manager, 1);
      await insertCharacter(manager, 1, { level: 30 });
      await importCatalog(manager);
    });
    await api.app.get(GameFeatures).refresh();
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('has rankings and profiles without guilds and cards', async () => {
    const list = await api.call<RankingsDto>('/api/rankings');
    expect(list.body.players).toMatchObject([{ id: 1, level: 30, guildName: null, total_cards: null }]);
    expect((await api.call<PlayerDto>('/api/rankings/1')).body).toMatchObject({ id: 1, total_cards: null });
    expect((await api.call('/api/character/1/appearance')).status).toBeLessThan(500);
    expect((await api.call('/api/health/ready')).status).toBe(200);
  });

  it('says to a program what there is not', async () => {
    const { body } = await api.call<WorldDto>('/api/world');
    expect(body).toMatchObject({ characters: 1, accounts: 1, guilds: null, openStores: null });
    expect(body.unavailable).toEqual(GAME_FEATURES);
    for (const path of ['/api/market/active-stores-db', '/api/guilds', '/api/guilds/7']) {
      expect(await api.call(path)).toMatchObject({ status: 404, body: { code: 'game.feature_off' } });
    }
  });

  it('says each of them once in the log', () => {
    for (const feature of ['guilds', 'monsterBook', 'merchants', 'monsterDrops'])
      expect(lines.filter((line) => line.includes(`${feature} is off`))).toHaveLength(1);
  });

  it('shows items and monsters without drops', async () => {
    expect(api.app.get(CatalogService).current.itemCount).toBeGreaterThan(0);
    expect((await api.call('/api/itemdatabase/item/1302000')).body).toMatchObject({ dropSources: [] });
    expect((await api.call('/api/itemdatabase/popular-items')).body).toEqual([]);
  });

  it('knows accounts as far as they are kept', async () => {
    const token = await api.app.get(SessionsService).open(1);
    expect((await api.call('/api/auth/user', { token })).body).toMatchObject({
      username: 'account1',
      banned: false,
      votePoints: 0,
      isWebAdmin: false,
    });
  });
});
