import fc from 'fast-check';
import { usualPriceOf, type SellerSales } from './usual-price.js';

const seller = (piece: number, pieces = 1): SellerSales => ({
  itemId: 2_000_000,
  mesos: piece * pieces,
  pieces,
});

describe('the usual price of an item', () => {
  it('is the median of what sellers took on average', () => {
    expect(usualPriceOf([seller(10, 500), seller(30), seller(20, 3), seller(40)])).toEqual({
      piece: 25,
      low: 17.5,
      high: 32.5,
    });
  });

  it('is unknown while fewer than three sellers sold', () => {
    expect(usualPriceOf([seller(10, 100), seller(10, 100)])).toBeNull();
  });

  it('stays between the prices of the others, however much and at whatever price one seller sells', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (honest, price, pieces) => {
          const { piece = Number.NaN } =
            usualPriceOf([...honest.map((one) => seller(one)), seller(price, pieces)]) ?? {};
          expect(piece).toBeGreaterThanOrEqual(Math.min(...honest));
          expect(piece).toBeLessThanOrEqual(Math.max(...honest));
        },
      ),
    );
  });
});
