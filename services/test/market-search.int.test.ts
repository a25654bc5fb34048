import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { MarketItemsDto } from '../src/modules/market/items/items.dto.js';
import type { OwlSearchDto } from '../src/modules/market/owl-search/owl-search.dto.js';
import { startApi, type TestApi } from './harness/start-api.js';
import { insertMarket } from './rows/market-rows.js';

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
  });

  it.each([
    ['min', 'min=cheap'],
    ['max', 'max=-1'],
    ['max', 'min=10m&max=1m'],
    ['type', 'type=weapon'],
    ['search', `search=${'x'.repeat(51)}`],
  ])('refuses goods whose %s is wrong', async (field, query) => {
    const answer = await api.call<ErrorBody>(`/api/market/items?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
    expect(answer.body.issues?.map((issue) => issue.field)).toEqual([field]);
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
