import type { Database } from '../../../platform/persistence/index.js';
import type { SalesRepository } from './sales.repository.js';
import { PriceBook } from '../prices/price-book.js';
import { SoldGoods } from './sold-goods.js';
import type { SellerSales } from '../usual-price/usual-price.js';

const OAR = 1_302_000;
const TONIC = 2_000_000;

/** Three sales of an item of each kind. With `isLate` the statement for equipment exceeds its deadline. */
function soldGoods({ isLate = false } = {}) {
  const bySeller = vi.fn(async (first: number): Promise<SellerSales[]> => {
    if (isLate && first === 1_000_000) throw new Error('deadline');
    const itemId = [OAR, TONIC].find((id) => Math.floor(id / 1_000_000) * 1_000_000 === first);
    return itemId === undefined ? [] : [10, 20, 30].map((mesos) => ({ itemId, mesos, pieces: 1 }));
  });
  const sales: Pick<SalesRepository, 'bySeller'> = { bySeller };
  // While the database is away, failures are not logged here.
  const database: Pick<Database, 'isAvailable'> = { isAvailable: false };
  return { goods: new SoldGoods(sales as SalesRepository, database as Database), bySeller };
}

it('lists all items, in the same array until they are read again, and gives no usual price of equipment', async () => {
  const { goods } = soldGoods();
  const sold = await goods.of('week');
  expect(sold.map(({ itemId, piece, sellers }) => [itemId, piece, sellers])).toEqual([
    [OAR, null, 3],
    [TONIC, 20, 3],
  ]);
  expect(await goods.of('week')).toBe(sold);
});

it('knows usual prices where equipment cannot be read, which it does not try again at once', async () => {
  const { goods, bySeller } = soldGoods({ isLate: true });
  await expect(goods.of('month')).rejects.toThrow('deadline');
  await expect(goods.of('month')).rejects.toThrow('deadline');
  expect(bySeller).toHaveBeenCalledOnce();
  const prices = await new PriceBook(goods).current();
  expect(prices.percentOf({ itemId: TONIC, price: 10, quantity: 1 })).toBe(50);
});
