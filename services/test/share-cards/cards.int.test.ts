import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { CatalogService } from '../../src/catalog/index.js';
import { Rasterizer } from '../../src/platform/rasterizer/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertMode, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

onOneEngine('share cards', (engine) => {
  let api: TestApi;

  const card = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/cards/${path}.png`, headers });

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      await insertCharacter(manager, 5, { name: 'Ora', level: 90, guildid: 4 });
      await insertCharacter(manager, 6, { name: 'Gone', level: 150, accountid: 2 });
      const group = { id: 3, name: 'Band', leader_character_id: 5, created_at: 0 };
      await insertRow(manager, 'portal_ironman_group', group);
      await insertRow(manager, 'guilds', { guildid: 4, name: 'Watch' });
      await insertMode(manager, 5, { mode: 3, group_id: 3 });
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  const catalog = () => api.app.get(CatalogService).current;

  it.each([
    ['player', () => 5],
    ['group', () => 3],
    ['guild', () => 4],
    ['item', () => catalog().searchItems({ term: 'ferry' })[0]?.id],
    ['monster', () => catalog().searchMonsters({ term: '' })[0]?.id],
    ['map', () => catalog().world.searchMaps('')[0]?.id],
    ['npc', () => catalog().world.searchNpcs('')[0]?.id],
    ['quest', () => catalog().world.searchQuests({ term: '', npc: '' })[0]?.id],
  ])('are there for a %s', async (kind, findId) => {
    const answer = await card(`${kind}/${findId()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(['home', 'rankings', 'database', 'market'])('are there for the page %s', async (page) => {
    expect((await card(`page/${page}`)).headers['content-type']).toBe('image/png');
  });

  it('are there as the icon of an installed site', async () => {
    for (const [path, side] of [
      ['icon', 512],
      ['icon-192', 192],
    ] as const) {
      const { rawPayload } = await card(path);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([side, side]);
    }
  });

  it('are there as the signature of a character, which is new when it is another one', async () => {
    const answer = await card('signature/5');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([400, 120]);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=600,/);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await card('signature/5', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    await api.seed(async (manager) => {
      await manager.query("UPDATE characters SET level = 92 WHERE name = 'Ora'");
    });
    expect((await card('signature/5')).headers.etag).not.toBe(answer.headers.etag);
  });

  it('are a picture of nobody, not to be kept, as a signature that cannot be rendered now', async () => {
    const neutral = await card('signature/99');
    await api.seed(async (manager) => {
      await manager.query("UPDATE characters SET level = 93 WHERE name = 'Ora'");
    });
    const failure = vi.spyOn(api.app.get(Rasterizer), 'png').mockRejectedValueOnce(new Error('crashed'));
    const answer = await card('signature/5');
    failure.mockRestore();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'image/png']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(answer.rawPayload.equals(neutral.rawPayload)).toBe(true);
  });

  it('are not sent again to browsers that have them', async () => {
    const first = await card('player/5');
    const again = await card('player/5', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=/);
  });

  it('are new when what they show is new', async () => {
    const before = await card('player/5');
    await api.seed(async (manager) => {
      await manager.query("UPDATE characters SET level = 91 WHERE name = 'Ora'");
    });
    expect((await card('player/5')).headers.etag).not.toBe(before.headers.etag);
  });

  it.each([
    'player/6',
    'player/99',
    'group/99',
    'item/9999999',
    'monster/1',
    'map/1',
    'npc/1',
    'quest/64000',
    'page/nothing',
    'page/constructor',
    'account/5',
    'toString/5',
  ])('are not there for %s', async (path) => {
    const answer = await card(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are a picture of nobody, and 404, as signatures of hidden or deleted characters', async () => {
    const [hidden, gone] = await Promise.all([card('signature/6'), card('signature/99')]);
    expect([hidden.statusCode, hidden.headers['content-type']]).toEqual([404, 'image/png']);
    expect([hidden.rawPayload.readUInt32BE(16), hidden.headers['cache-control']]).toEqual([
      400,
      expect.stringMatching(/^public, max-age=600,/),
    ]);
    expect([gone.statusCode, gone.headers.etag]).toEqual([404, hidden.headers.etag]);
  });

  describe('as data for other sites', () => {
    it('have the words of the picture, and any site may read and show them', async () => {
      const { status, headers, body } = await api.call('/api/v1/public/cards/player/5');
      expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
      expect(body).toMatchObject({
        kind: 'player',
        id: 5,
        name: 'Ora',
        place: 'Watch',
        facts: [expect.stringMatching(/^Lv\. \d+$/), '#1'],
        picture: '/api/character/icon/5',
      });
      const picture = await api.call('/api/character/icon/5');
      expect(picture.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const drawing = await api.call('/api/map/minimap/100000000');
      expect(drawing.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    });

    it('have no picture where the portal draws none', async () => {
      const id = catalog().world.searchQuests({ term: '', npc: '' })[0]?.id;
      const { body } = await api.call(`/api/v1/public/cards/quest/${id}`);
      expect(body).toMatchObject({ kind: 'quest', picture: null });
    });

    it.each([
      ['player/6', 404, 'players.player_not_found'],
      ['player/99', 404, 'players.player_not_found'],
      ['item/9999999', 404, 'catalog.item_not_found'],
      ['monster/1', 404, 'catalog.monster_not_found'],
      ['map/1', 404, 'catalog.map_not_found'],
      ['npc/1', 404, 'catalog.npc_not_found'],
      ['quest/64000', 404, 'catalog.quest_not_found'],
      ['account/5', 400, 'request.validation_failed'],
      ['constructor/5', 400, 'request.validation_failed'],
      ['item/x', 400, 'request.validation_failed'],
    ])('refuse %s with %d', async (path, status, code) => {
      const answer = await api.call<ErrorBody>(`/api/v1/public/cards/${path}`);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });
  });

  it.each([
    'player/Ora',
    'player/05',
    'player/-5',
    'player/5.5',
    'item/99999999999',
    'item/2147483648',
    'player/%00',
    'signature/Ora',
    'signature/05',
  ])('refuse %s, which is no number of anything', async (path) => {
    expect((await card(path)).statusCode).toBe(400);
  });
});

onOneEngine('the limit of share cards', (engine) => {
  it('is one of their own', async () => {
    const api = await startApi({ engine, settings: { server: { limits: { card: 1 } } } });
    try {
      const statuses: number[] = [];
      for (const path of ['/cards/player/1.png', '/cards/player/2.png', '/api/world'])
        statuses.push((await api.call(path)).status);
      expect(statuses).toEqual([404, 429, 200]);
    } finally {
      await api.close();
    }
  });
});
