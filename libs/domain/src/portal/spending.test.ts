import { affordable } from './spending.js';

describe('how often a price can be paid', () => {
  const upgrade = { balance: 10_000_000, price: 3_000_000, value: 1450, step: 30, ceiling: 30_000 };

  it('is bounded by the balance', () => {
    expect(affordable(upgrade)).toBe(3);
    expect(affordable({ ...upgrade, balance: 2_999_999 })).toBe(0);
  });

  it('is bounded by what the value can still take', () => {
    expect(affordable({ ...upgrade, value: 29_950 })).toBe(1);
    expect(affordable({ ...upgrade, value: 29_971 })).toBe(0);
  });

  it('is never negative, whatever the game wrote', () => {
    expect(affordable({ ...upgrade, balance: -5 })).toBe(0);
    expect(affordable({ ...upgrade, value: 31_000 })).toBe(0);
  });
});
