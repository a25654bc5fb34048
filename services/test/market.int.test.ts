import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { OffersDto } from '../src/modules/market/offers/offers.dto.js';
import type { OwlSearchDto } from '../src/modules/market/owl-search/owl-search.dto.js';
import type { OpenStoresDto, StoreItemsDto } from '../src/modules/market/stores/stores.dto.js';
import { startApi, type TestApi } from './harness/start-api.js';
import { importCatalog } from './rows/catalog-rows.js';
import { insertAccount, insertCharacter, insertGoods, insertRow } from './harness/rows.js';
import { BAD_IDS } from './rows/refusals.js';

const OAR_VALUES = { upgradeslots: 2, level: 5, str: 3, watk: 84, vicious: 1, wdef: 0 };

forEachEngine('the market from the database', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await insertAccount(manager, 1);
      await insertCharacter(manager, 11, { name: 'Zephyrine', HasMerchant: 1 });
      await insertCharacter(manager, 12, { name: 'Anselm', HasMerchant: 1 });
      await insertCharacter(manager, 13, { name: 'Closed', HasMerchant: 0 });
      await insertCharacter(manager, 14, { name: 'Unset', HasMerchant: null });
      await insertCharacter(manager, 15, { name: 'Empty', HasMerchant: 1 });
      await insertGoods(manager, {
        id: 1,
        owner: 11,
        itemId: 2_000_000,
        quantity: 100,
        bundles: 3,
        position: 2,
      });
      await insertGoods(manager, { id: 2, owner: 11, itemId: 1_302_000, position: 1 }, OAR_VALUES);
      await insertGoods(manager, { id: 3, owner: 12, itemId: 4_999_999 });
      // Left over by forks: nothing to sell of either.
      await insertGoods(manager, { id: 7, owner: 12, itemId: 2_000_000, quantity: 0, position: 2 });
      await insertGoods(manager, { id: 8, owner: 12, itemId: 2_000_000, bundles: 0, position: 3 });
      await insertGoods(manager, { id: 4, owner: 13, itemId: 2_000_000 });
      await insertGoods(manager, { id: 5, owner: 14, itemId: 2_000_000 });
      await insertRow(manager, 'inventoryitems', {
        inventoryitemid: 6,
        type: 1,
        characterid: 15,
        itemid: 2_000_000,
        inventorytype: 2,
        position: 1,
        quantity: 5,
        owner: '',
        flag: 0,
        giftFrom: '',
      });
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists open merchants that have goods, by name', async () => {
    const answer = await api.call<OpenStoresDto>('/api/market/active-stores-db');
    expect(answer.status).toBe(200);
    const unknown = { description: null, channel: null, mapId: null };
    expect(answer.body).toEqual({
      stores: [
        { characterId: 12, characterName: 'Anselm', itemCount: 1, ...unknown },
        { characterId: 11, characterName: 'Zephyrine', itemCount: 2, ...unknown },
      ],
      source: 'database',
      asOf: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it('shows the goods of a store in its own order, with stats, quantity and bundles', async () => {
    const answer = await api.call<StoreItemsDto>('/api/market/store-items-db/11');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      store: { characterId: 11, characterName: 'Zephyrine', itemCount: 2, channel: null },
      source: 'database',
      items: [
        {
          inventorymerchantid: 502,
          itemId: 1302000,
          itemName: 'Ferry Oar',
          itemType: 'equipment',
          price: null,
          bundles: 1,
          quantity: 1,
          stats: { str: 3, dex: 0, watk: 84, slots: 2, upgrades: 5, vicious: 1 },
        },
        {
          inventorymerchantid: 501,
          itemId: 2000000,
          itemName: 'Plum Tonic',
          itemType: 'use',
          price: null,
          bundles: 3,
          quantity: 100,
          stats: null,
        },
      ],
    });
  });

  it('names goods that the game files do not know by their id', async () => {
    const answer = await api.call<StoreItemsDto>('/api/market/store-items-db/12');
    expect(answer.body.items[0]?.itemName).toBe('Item 4999999');
  });

  it.each([13, 14, 15, 16, 2_147_483_647])('has no store %i: closed, empty or no one', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/market/store-items-db/${id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'market.store_not_found']);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/market/store-items-db/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('answers the same where it would ask the running game and cannot', async () => {
    const [live, archived] = [
      await api.call<OpenStoresDto>('/api/market/active-stores'),
      await api.call<OpenStoresDto>('/api/market/active-stores-db'),
    ];
    expect(live.body).toEqual({ ...archived.body, asOf: expect.any(Number) });
    const items = await api.call<StoreItemsDto>('/api/market/store-items/11');
    expect(items.body.items.map(({ itemId }) => itemId)).toEqual([1_302_000, 2_000_000]);
    expect(items.body.source).toBe('database');
  });

  it.each(BAD_IDS)('refuses the store %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/market/store-items/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('tells who sells an item', async () => {
    const answer = await api.call<OffersDto>('/api/market/offers/2000000');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      offers: [
        {
          store: expect.objectContaining({ characterId: 11, characterName: 'Zephyrine', itemCount: 2 }),
          item: expect.objectContaining({
            itemId: 2_000_000,
            itemName: 'Plum Tonic',
            quantity: 100,
            bundles: 3,
          }),
        },
      ],
      total: 1,
      source: 'database',
      asOf: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it.each([2_000_001, 1, 2_147_483_647])('knows no offer of %i, which no one sells', async (id) => {
    const answer = await api.call<OffersDto>(`/api/market/offers/${id}`);
    expect([answer.status, answer.body.offers, answer.body.total]).toEqual([200, [], 0]);
  });

  it.each(BAD_IDS)('refuses offers of the item %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/market/offers/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it.each(['0', '-1', '1.5', 'x', '1&limit=2'])('refuses the limit %s of offers', async (limit) => {
    const answer = await api.call<ErrorBody>(`/api/market/offers/2000000?limit=${limit}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
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
