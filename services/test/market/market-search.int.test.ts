import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { MarketItemsDto } from '../../src/modules/market/items/items.service.js';
import type { OwlSearchDto } from '../../src/modules/market/owl-search/owl-search.dto.js';
import type { StoreGoods } from '../../src/game/index.js';
import {
  SNAPSHOT_KIND,
  StoreEntity,
  StoreSnapshotEntity,
  StoresService,
} from '../../src/modules/market/index.js';
import { SalesRepository } from '../../src/modules/market/sales/sales.repository.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { insertMarket } from '../rows/market-rows.js';

const STORE = {
  characterId: 12,
  ownerName: 'Anselm',
  description: '',
  channel: null,
  mapId: null,
  isOpen: true,
  seenAt: 1_800_000_000_000,
};

forEachEngine('the search of the market', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(insertMarket);
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('shows the goods of all stores by pages, or those that fit', async () => {
    const find = async (query: string) => {
      const { status, body } = await api.call<MarketItemsDto>(`/api/market/items${query}`);
      return [status, body.pagination.total, body.items.map(({ itemId, ownerName }) => [ownerName, itemId])];
    };
    const [oar, tonic, unnamed] = [
      ['Zephyrine', 1_302_000],
      ['Zephyrine', 2_000_000],
      ['Anselm', 4_999_999],
    ];
    expect(await find('')).toEqual([200, 3, [unnamed, oar, tonic]]);
    expect(await find('?limit=2&page=2')).toEqual([200, 3, [tonic]]);
    expect(await find('?search=ferry')).toEqual([200, 1, [oar]]);
    expect(await find('?type=use')).toEqual([200, 1, [tonic]]);
    expect(await find('?sort=quantity_desc&limit=1')).toEqual([200, 3, [tonic]]);
    expect(await find('?min=0')).toEqual([200, 0, []]);
    expect(await find('?search=nothing%20of%20it')).toEqual([200, 0, []]);
    for (const fitting of [
      'all=watk_80-.vicious_-1',
      'some=2.watk_80-.str_3-3.luk_1-',
      'sum=90-.watk.str_2&sort=sum_desc',
      'scrolls=scrolled&search=ferry',
      'not=use.etc.gloves.watk_-50',
      'rolls=above',
    ])
      expect([fitting, await find(`?${fitting}`)]).toEqual([fitting, [200, 1, [oar]]]);
    for (const other of [
      'all=watk_85-',
      'some=3.watk_80-.str_3-.luk_1-',
      'sum=91-.watk.str_2',
      'scrolls=clean',
      'not=use.etc.watk_80-',
      'not=use.etc.weapon',
    ])
      expect([other, await find(`?${other}`)]).toEqual([other, [200, 0, []]]);
    for (const other of ['gear=hat', 'below=100', 'channel=1'])
      expect([other, await find(`?${other}`)]).toEqual([other, [200, 0, []]]);
    expect(await find('?per=piece&max=1.5b&sort=piece_asc')).toEqual([200, 0, []]);
  });

  it.each([
    ['min', 'min=cheap'],
    ['max', 'max=-1'],
    ['max', 'min=10m&max=1m'],
    ['type', 'type=weapon'],
    ['gear', 'gear=sword'],
    ['below', 'below=101'],
    ['below', 'below=0'],
    ['search', `search=${'x'.repeat(51)}`],
    ['per', 'per=stack'],
    ['channel', 'channel=256'],
    ['scrolls', 'scrolls=all'],
    ['rolls', 'rolls=1'],
    ['all', 'all=power_5-'],
    ['all', 'all=watk_9-5'],
    ['all', 'all=watk_1e309-'],
    ['all', 'all=watk_5-&all=str_5-'],
    ['all', `all=watk_5-.${'x'.repeat(1000)}`],
    ['some', 'some=3.str_5-.dex_5-'],
    ['sum', 'sum=60-.str_101'],
    ['not', 'not=use.use'],
    ['not', 'not=watk'],
    ['sort', 'sort=sum'],
  ])('refuses goods whose %s is wrong', async (field, query) => {
    for (const call of ['market/items', 'market/items/csv', 'market/items.atom', 'v1/public/market/offers']) {
      const answer = await api.call<ErrorBody>(`/api/${call}?${query}`);
      expect([call, answer.status, answer.body.code]).toEqual([call, 400, 'request.validation_failed']);
      expect(answer.body.issues?.map((issue) => issue.field)).toEqual([field]);
    }
  });

  it('gives what it finds as a CSV file', async () => {
    const { status, headers, text } = await api.call('/api/market/items/csv?search=tonic');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="market.csv"');
    const [header, row, end] = text.split('\r\n');
    expect(header?.replaceAll('"', '')).toContain('item_id,item,price,quantity,bundles,price_per_piece');
    expect([row?.replaceAll('"', ''), end]).toEqual(['2000000,Plum Tonic,,100,3,,,11,Zephyrine,,', '']);
  });

  it('gives what it finds as a feed, whose entries and dates stay the same', async () => {
    const seen = { characterId: 11, itemId: 2_000_000, kind: SNAPSHOT_KIND.seen, bundles: 3, quantity: 100 };
    await api.seed(async (manager) => {
      await manager.insert(StoreSnapshotEntity, [
        { ...seen, at: 1_700_000_000_000, price: 5 },
        { ...seen, at: 1_600_000_000_000, price: 5 },
        { ...seen, at: 1_800_000_000_000, price: 5, kind: SNAPSHOT_KIND.sold, bundles: 0 },
        { ...seen, at: 1_800_000_000_000, price: 5, itemId: 2_000_001 },
      ]);
      await manager.insert(StoreEntity, { ...STORE, openedAt: 1_650_000_000_000 });
    });
    const sales = api.app.get(SalesRepository);
    const key = '11.2000000.5.100';
    expect(await sales.firstSeen([seen, { characterId: 12, itemId: 2_000_000 }])).toEqual(
      new Map([[key, 1_700_000_000_000]]),
    );
    // The rows of the game have no prices.
    const stores = api.app.get(StoresService);
    const reading = await stores.openNow();
    const priced = (line: StoreGoods) => ({ ...line, price: line.itemId === 2_000_000 ? 5 : null });
    const value = reading.value.map((store) => ({ ...store, goods: store.goods.map(priced) }));
    const reads = vi
      .spyOn(stores, 'openNow')
      .mockImplementation(() => Promise.resolve({ ...reading, value, asOf: Date.now() }));
    const { status, headers, text } = await api.call('/api/market/items.atom');
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(
      [...text.matchAll(/atom#([\d.]+)<\/id>\s*.*\s*<updated>([^T]*)/g)].map(([, ...entry]) => entry),
    ).toEqual([
      [key, '2023-11-14'],
      ['12.4999999..1', '2022-04-15'],
      ['11.1302000..1', '1970-01-01'],
    ]);
    expect((await api.call('/api/market/items.atom')).text).toBe(text);
    reads.mockRestore();
    expect(text).toContain('100 Plum Tonic');
    const narrow = await api.call('/api/market/items.atom?search=tonic&type=use');
    expect(narrow.text.match(/<entry>/g)).toHaveLength(1);
    expect(narrow.text).toContain('/market/search?search=tonic&amp;sort=relevance&amp;type=use');
  });

  describe('for other sites', () => {
    it('is the same as for the own pages, and any site may read it', async () => {
      const own = await api.call<MarketItemsDto>('/api/market/items?search=ferry');
      const { body, headers } = await api.call<MarketItemsDto>('/api/v1/public/market/offers?search=ferry');
      expect(body).toEqual(own.body);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=5',
      });
      expect(own.headers).not.toHaveProperty('access-control-allow-origin');
      const again = await api.call('/api/v1/public/market/offers?search=ferry', {
        headers: { 'if-none-match': String(headers['etag']) },
      });
      expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
    });

    it('lets browsers send the tag that they know, and no session', async () => {
      const { status, headers } = await api.call('/api/v1/public/rankings', { method: 'OPTIONS' });
      expect([
        status,
        headers['access-control-allow-headers'],
        headers['access-control-allow-methods'],
      ]).toEqual([204, 'if-none-match, x-api-key', 'GET, HEAD']);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it('has offers and worth of an item, and rankings', async () => {
      const read = async (path: string) => (await api.call(`/api/v1/public/${path}`)).body;
      expect(await read('items/2000000/offers')).toMatchObject({ total: 1, offers: [{ ownerId: 11 }] });
      expect(await read('items/2000000/worth')).toMatchObject({ itemId: 2_000_000, days: [] });
      expect(await read('rankings?limit=2')).toMatchObject({ pagination: expect.any(Object) });
    });

    it.each([
      'items/x/offers',
      'items/1/offers?limit=x',
      'items/0/worth',
      'rankings?mode=x',
      'rankings?page=0',
    ])('refuses %s', async (path) => {
      const { status, body } = await api.call<ErrorBody>(`/api/v1/public/${path}`);
      expect([status, body.code]).toEqual([400, 'request.validation_failed']);
    });
  });

  const owl = (payload: object) =>
    api.call<OwlSearchDto>('/api/market/owl-search', { method: 'POST', payload });

  const soldBy = ({ body }: { body: OwlSearchDto }) =>
    body.data.map(({ store, item }) => [store.characterName, item.itemId]);

  it('finds who sells an item, by name or id', async () => {
    const byName = await owl({ itemName: ' ferry ' });
    expect(byName.status).toBe(200);
    expect(byName.body).toMatchObject({ success: true, total: 1, source: 'database' });
    expect(soldBy(byName)).toEqual([['Zephyrine', 1_302_000]]);
    expect(byName.body.data[0]).toMatchObject({
      itemId: 1_302_000,
      name: 'Ferry Oar',
      ownerId: 11,
      ownerName: 'Zephyrine',
      price: null,
    });
    expect(soldBy(await owl({ itemId: 4_999_999 }))).toEqual([['Anselm', 4_999_999]]);
  });

  it('finds nothing for nothing, and everything of a type', async () => {
    expect((await owl({ itemName: ' ' })).body).toMatchObject({ success: true, data: [], total: 0 });
    expect(soldBy(await owl({ itemType: 'use' }))).toEqual([['Zephyrine', 2_000_000]]);
  });

  it('knows no price here, so that a price fits nothing', async () => {
    expect((await owl({ minPrice: 0 })).body.total).toBe(0);
    expect((await owl({ maxPrice: 2_147_483_647 })).body.total).toBe(0);
  });

  it.each([
    ['itemName', { itemName: 'x'.repeat(51) }],
    ['itemName', { itemName: 7 }],
    ['itemId', { itemId: '1302000' }],
    ['itemId', { itemId: 0 }],
    ['itemId', { itemId: 2_147_483_648 }],
    ['itemType', { itemType: 'weapon' }],
    ['minPrice', { minPrice: -1 }],
    ['minPrice', { minPrice: 1.5 }],
    ['maxPrice', { minPrice: 10, maxPrice: 9 }],
    ['sortBy', { sortBy: 'price' }],
    ['shop', { itemName: 'ferry', shop: 1 }],
  ])('refuses a search whose %s is wrong', async (field, payload) => {
    const answer = await api.call<ErrorBody>('/api/market/owl-search', { method: 'POST', payload });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
    expect(answer.body.issues?.map((issue) => issue.field)).toEqual([field]);
  });

  it.each(['[]', '"x"', '{'])('refuses the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.call('/api/market/owl-search', { method: 'POST', payload, headers });
    expect(answer.status).toBe(400);
  });
});
