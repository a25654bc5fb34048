import { DAY_MS, type ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import { SNAPSHOT_KIND, StoreSnapshotEntity } from '../../src/modules/market/index.js';
import type { PricesDto } from '../../src/modules/market/prices/prices.service.js';
import { PriceBook } from '../../src/modules/market/prices/price-book.js';
import type { SoldItemsDto } from '../../src/modules/market/sales/sales.service.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BAD_IDS } from '../rows/refusals.js';

const TONIC = 2_000_000;
const OAR = 1_302_000;

/** Age in days; the price is per bundle. */
interface SaleRow {
  seller: number;
  price: number;
  days: number;
  itemId?: number;
  quantity?: number;
  bundles?: number;
  kind?: number;
}

const SALES: SaleRow[] = [
  { seller: 1, price: 1000, quantity: 100, days: 1 },
  { seller: 2, price: 30, days: 2 },
  { seller: 3, price: 20, bundles: 4, days: 20 },
  { seller: 3, price: 40, bundles: 4, days: 21 },
  { seller: 4, price: 50, days: 60 },
  { seller: 5, price: 1, days: 91 },
  { seller: 6, price: 1, days: 3, kind: SNAPSHOT_KIND.seen },
  // Prices fit a signed integer; their sums do not.
  { seller: 7, price: 2_000_000_000, bundles: 30, days: 1, itemId: 4_000_000 },
  { seller: 8, price: 2_000_000_000, bundles: 30, days: 1, itemId: 4_000_000 },
  { seller: 9, price: 1_000_000_000, bundles: 30, days: 1, itemId: 4_000_000 },
  ...[1, 2, 3].map((one) => ({ seller: one, price: 5000, days: 1, itemId: OAR })),
];

forEachEngine('prices of the market', (engine) => {
  proves('modules/market/sales/sales.repository');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(insertSales);
  });

  afterAll(() => api.close());

  it('tell what sellers took for a piece in the last days', async () => {
    const { status, body, headers } = await api.call<PricesDto>(`/api/market/prices/${TONIC}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(body.periods).toEqual([
      { days: 7, piece: null, low: null, high: null, sellers: 2, pieces: 101 },
      { days: 30, piece: 30, low: 20, high: 30, sellers: 3, pieces: 109 },
      { days: 90, piece: 30, low: 25, high: 35, sellers: 4, pieces: 110 },
    ]);
    expect(body.days.map(({ piece, pieces }) => [piece, pieces])).toEqual([
      [50, 1],
      [40, 4],
      [20, 4],
      [30, 1],
      [10, 100],
    ]);
  });

  it('are none of an item that nobody sold', async () => {
    const { body } = await api.call<PricesDto>('/api/market/prices/2000099');
    expect([body.days, body.periods.every(({ piece }) => piece === null)]).toEqual([[], true]);
  });

  it('on offer are compared with those of 30 days; of equipment no two pieces are alike', async () => {
    const usual = await api.app.get(PriceBook).current();
    const percentOf = (itemId: number, price: number | null, quantity = 1) =>
      usual.percentOf({ itemId, price, quantity });
    expect(percentOf(TONIC, 1500, 100)).toBe(50);
    expect(percentOf(4_000_000, 1_000_000_000)).toBe(50);
    expect([percentOf(OAR, 5000), percentOf(TONIC, null), percentOf(2_000_099, 5)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('make a list of what sells, which one seller does not lead', async () => {
    const list = async (query: string) => {
      const { status, body } = await api.call<SoldItemsDto>(`/api/market/sales${query}`);
      return [status, body.pagination.total, body.items.map(({ itemId, sellers }) => [itemId, sellers])];
    };
    expect(await list('')).toEqual([
      200,
      3,
      [
        [4_000_000, 3],
        [OAR, 3],
        [TONIC, 2],
      ],
    ]);
    expect(await list('?sort=pieces&period=month&limit=1')).toEqual([200, 3, [[TONIC, 3]]]);
    const { body } = await api.call<SoldItemsDto>('/api/market/sales?period=month&sort=mesos');
    expect(body.items.map(({ piece, mesos, pieces }) => [piece, mesos, pieces])).toEqual([
      [2_000_000_000, 150_000_000_000, 90],
      [null, 15_000, 3],
      [30, 1270, 109],
    ]);
    const { text, headers } = await api.call('/api/market/sales/csv?period=month&sort=mesos');
    expect(headers['content-disposition']).toBe('attachment; filename="sales.csv"');
    expect(text.replaceAll('"', '').split('\r\n')[3]).toBe(`${TONIC},Item ${TONIC},3,109,30,1270`);
  });

  it('are read by other sites as by the own page', async () => {
    const query = 'market/sales?period=month&sort=mesos&limit=2';
    const { body, headers } = await api.call<SoldItemsDto>(`/api/v1/public/${query}`);
    expect(body).toEqual((await api.call<SoldItemsDto>(`/api/${query}`)).body);
    expect(body.items).toHaveLength(2);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
    });
    const again = await api.call(`/api/v1/public/${query}`, {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
  });

  it.each(['period=year', 'sort=name', 'page=0', 'limit=x'])('refuse a list of %s', async (query) => {
    for (const call of ['market/sales', 'v1/public/market/sales']) {
      const answer = await api.call<ErrorBody>(`/api/${call}?${query}`);
      expect([call, answer.status, answer.body.code]).toEqual([call, 400, 'request.validation_failed']);
    }
  });

  it.each(BAD_IDS)('refuse the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/market/prices/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });
});

async function insertSales(manager: EntityManager): Promise<void> {
  await manager.insert(
    StoreSnapshotEntity,
    SALES.map(
      ({ seller, days, itemId = TONIC, quantity = 1, bundles = 1, kind = SNAPSHOT_KIND.sold, price }) => ({
        at: Date.now() - days * DAY_MS,
        itemId,
        characterId: seller,
        kind,
        price,
        quantity,
        bundles,
      }),
    ),
  );
}
