import { MAX_WISHES } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/bridge/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { WishEntity } from '../../src/modules/wishes/index.js';
import type { WishedItemsDto, WishesDto } from '../../src/modules/wishes/wishes.dto.js';
import { startMailServer, type MailServer } from '../harness/mail-server.js';
import { type PushService, startPushService } from '../harness/push-service.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { insertDrops } from '../rows/catalog-rows.js';
import { insertMarket } from '../rows/market-rows.js';
import { apiKeys } from './api-keys.js';
import { watchMessages } from './watch-messages.js';
import { watchedWishes } from './watched-wishes.js';
import { watchedSearches } from './watched-searches.js';

const settingsWith = (pushService: string) => ({
  public: {
    rates: { drop: 3, bossDrop: 2 },
    site: { name: 'Willow Keep', origin: 'https://willow.example' },
  },
  server: {
    mail: { from: 'Willow Keep <portal@willow.example>' },
    limits: { spend: 1000, search: 3 },
    publicApi: { keyFactor: 2 },
    voting: { pushServices: [pushService] },
  },
});

const OAR = 1_302_000;
const TONIC = 2_000_000;

/** Mesos of each bundle; one of tonics has a hundred. */
const PRICE = 900;

/** The running game knows prices; its rows do not contain them. */
function sellFor(bridge: GameBridge, price: number): void {
  const rows = bridge.openStores.bind(bridge);
  bridge.openStores = async () => {
    const stores = await rows();
    const priced = stores.value.map(({ goods, ...store }) => ({
      ...store,
      goods: goods.map((line) => ({ ...line, price })),
    }));
    return { ...stores, value: priced };
  };
}

forEachEngine('wishes', (engine) => {
  proves(
    'modules/wishes/wishes.service',
    'modules/wishes/watches/search-watches.service',
    'modules/public-api/keys/api-keys.service',
  );

  let api: TestApi;
  let server: MailServer;
  let pushService: PushService;
  let accounts = 800;

  beforeAll(async () => {
    server = await startMailServer();
    pushService = await startPushService();
    api = await startApi({
      engine,
      settings: settingsWith(pushService.host),
      environment: { smtpUrl: server.url },
    });
    await api.seed(async (manager) => {
      await insertMarket(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
    sellFor(api.app.get(GameBridge), PRICE);
  });

  afterAll(async () => {
    await api.close();
    await server.close();
    await pushService.close();
  });

  async function newPlayer() {
    const id = (accounts += 1);
    await api.seed((manager) => insertAccount(manager, id));
    return { id, token: await api.app.get(SessionsService).open(id) };
  }

  const own = (token: string) => api.call<WishesDto>('/api/wishes', { token });
  const send = (act: 'add' | 'remove', token: string, itemIds: unknown) =>
    api.call<WishesDto & { code?: string }>(`/api/wishes/${act}`, {
      method: 'POST',
      token,
      payload: { itemIds },
    });

  /** Items of other catalogs, which stay on lists. */
  const fill = (accountId: number, count: number) =>
    api.seed(async (manager) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        accountId,
        itemId: 9_000 + index,
        createdAt: 1,
      }));
      await manager.insert(WishEntity, rows);
    });

  it('are added once however often they are sent, and taken off once', async () => {
    const { token } = await newPlayer();
    expect((await own(token)).body).toEqual({ itemIds: [], watches: [] });
    const calls = Array.from({ length: 5 }, () => send('add', token, [OAR]));
    for (const { status, body } of await Promise.all(calls))
      expect([status, body]).toEqual([200, { itemIds: [OAR], watches: [] }]);
    expect((await send('add', token, [TONIC, OAR, TONIC])).body.itemIds.toSorted()).toEqual([OAR, TONIC]);
    expect((await send('remove', token, [OAR])).body).toMatchObject({ itemIds: [TONIC] });
    expect((await send('remove', token, [OAR])).body).toMatchObject({ itemIds: [TONIC] });
  });

  it('belong to their account', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await send('add', one.token, [OAR]);
    await send('remove', other.token, [OAR]);
    expect((await own(other.token)).body.itemIds).toEqual([]);
    expect((await own(one.token)).body.itemIds).toEqual([OAR]);
  });

  it('are at most fifty, also when several come at once; a list that is there already is no error', async () => {
    const { id, token } = await newPlayer();
    await fill(id, MAX_WISHES - 1);
    const answers = await Promise.all([OAR, TONIC].map((item) => send('add', token, [item])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { itemIds } = (await own(token)).body;
    expect(itemIds).toHaveLength(MAX_WISHES);
    const refused = await send('add', token, [OAR, TONIC]);
    expect([refused.status, refused.body.code]).toEqual([409, 'wishes.too_many']);
    expect((await send('add', token, itemIds.slice(0, 1))).status).toBe(200);
  });

  it('are taken from a device as far as there is room, unknown items left out', async () => {
    const { id, token } = await newPlayer();
    await fill(id, MAX_WISHES - 1);
    const { status, body } = await send('add', token, [5, TONIC, OAR]);
    expect([status, body.itemIds.includes(TONIC), body.itemIds.length]).toEqual([200, true, MAX_WISHES]);
  });

  it('are refused where they are no items', async () => {
    const { token } = await newPlayer();
    const many = Array.from({ length: MAX_WISHES + 1 }, (_, index) => index + 1);
    for (const [itemIds, rule] of [
      [undefined, 'isArray'],
      ['x', 'isArray'],
      [[], 'arrayMinSize'],
      [many, 'arrayMaxSize'],
      [['x'], 'isInt'],
      [[1.5], 'isInt'],
      [[0], 'min'],
      [[2 ** 31], 'max'],
    ])
      for (const act of ['add', 'remove'] as const) {
        const { status, body } = await send(act, token, itemIds);
        expect([itemIds, status, body]).toMatchObject([itemIds, 400, { issues: [{ rule }] }]);
      }
    const unknown = await send('add', token, [5]);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'catalog.item_not_found']);
    expect((await api.call('/api/wishes')).status).toBe(401);
  });

  const items = (query: string) => api.call<WishedItemsDto & { code?: string }>(`/api/wishes/items?${query}`);

  it('are told with the cheapest offer and the monster to hunt, to visitors too', async () => {
    const { status, body, headers } = await items(`ids=${TONIC}.5.${OAR}`);
    expect([status, headers['cache-control'], body.storeCount]).toEqual([200, 'public, max-age=5', 2]);
    expect(body.items).toMatchObject([
      { id: TONIC, name: 'Plum Tonic', type: 'use', offerCount: 1, offer: { ownerId: 11 } },
      { id: OAR, name: 'Ferry Oar', offer: { item: { stats: { watk: 84 } } } },
    ]);
    expect(body.items[1]?.dropper).toMatchObject({ id: 8_800_002, actualPercent: 60, hours: null });
  });

  it('are not told of what is no list of ids', async () => {
    const many = Array.from({ length: MAX_WISHES + 1 }, (_, index) => index + 1).join('.');
    for (const query of ['', 'ids=', 'ids=x', 'ids=1.', 'ids=0', 'ids=1&ids=2', `ids=${many}`]) {
      const { status, body } = await items(query);
      expect([query, status, body.code]).toEqual([query, 400, 'request.validation_failed']);
    }
  });

  const watch = (token: string, itemId: unknown, maxPrice: unknown) =>
    api.call<WishesDto & { code?: string }>('/api/wishes/watch', {
      method: 'POST',
      token,
      payload: { itemId, maxPrice },
      headers: { 'accept-language': 'he' },
    });
  /** Changes the limit of a watch in place, which has the same effect as another price in the stores. */
  const changePrice = (accountId: number, maxPrice: number) =>
    api.seed(async (manager) => void (await manager.update(WishEntity, { accountId }, { maxPrice })));
  const stop = (token: unknown) => api.call('/api/wishes/stop', { method: 'POST', payload: { token } });

  const town = {
    api: () => api,
    mailServer: () => server,
    pushService: () => pushService,
    newPlayer,
    send,
    own,
    fill,
    watch,
    changePrice,
    stop,
  };
  watchedWishes(town);
  watchedSearches(town);
  watchMessages(town);
  apiKeys(town);
});
