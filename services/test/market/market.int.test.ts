import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { OffersDto } from '../../src/modules/market/offers/offers.service.js';
import type { OpenStoresDto, StoreItemsDto } from '../../src/modules/market/stores/stores.dto.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { insertMarket } from '../rows/market-rows.js';
import { BAD_IDS } from '../rows/refusals.js';

forEachEngine('the market from the database', (engine) => {
  proves('game/merchants/merchant-rows');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(insertMarket);
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists open merchants that have goods, by name', async () => {
    const answer = await api.call<OpenStoresDto>('/api/market/active-stores-db');
    expect(answer.status).toBe(200);
    const unknown = { description: null, channel: null, mapId: null };
    const unnamed = { itemId: 4_999_999, itemName: 'Item 4999999', price: null };
    const [oar, tonic] = [
      { itemId: 1_302_000, itemName: 'Ferry Oar', price: null },
      { itemId: 2_000_000, itemName: 'Plum Tonic', price: null },
    ];
    expect(answer.body).toEqual({
      stores: [
        { characterId: 12, characterName: 'Anselm', itemCount: 1, preview: [unnamed], ...unknown },
        { characterId: 11, characterName: 'Zephyrine', itemCount: 2, preview: [oar, tonic], ...unknown },
      ],
      rooms: [],
      storeCount: 2,
      pagination: { page: 1, limit: 10_000, total: 2, pages: 1 },
      source: 'database',
      asOf: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it('lists a page of them, the fullest first, and counts all', async () => {
    const answer = await api.call<OpenStoresDto>('/api/market/active-stores-db?sort=items&limit=1');
    expect(answer.body.stores.map((store) => store.characterName)).toEqual(['Zephyrine']);
    expect(answer.body.pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
    const last = await api.call<OpenStoresDto>('/api/market/active-stores?sort=items&limit=1&page=2');
    expect(last.body.stores.map((store) => store.characterName)).toEqual(['Anselm']);
    const beyond = await api.call<OpenStoresDto>('/api/market/active-stores?limit=1&page=9');
    expect([beyond.status, beyond.body.stores, beyond.body.pagination.total]).toEqual([200, [], 2]);
  });

  it('knows no store of a room where no room is known', async () => {
    const answer = await api.call<OpenStoresDto>('/api/market/active-stores-db?room=3');
    expect(answer.body).toMatchObject({ stores: [], storeCount: 2, pagination: { total: 0 } });
  });

  it.each(['active-stores', 'active-stores-db', 'items'])('refuses what %s does not know', async (call) => {
    for (const query of ['room=0', 'room=23', 'room=FM3', 'sort=price', 'page=0', 'limit=x']) {
      const answer = await api.call<ErrorBody>(`/api/market/${call}?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
      expect(answer.body.issues?.map(({ field }) => field)).toEqual([query.split('=')[0]]);
    }
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
          itemId: 2_000_000,
          name: 'Plum Tonic',
          ownerId: 11,
          ownerName: 'Zephyrine',
          price: null,
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
      storeCount: 2,
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
});
