import { SortedReadings } from './sorted-readings.js';

interface Store {
  ownerName: string;
}

function reading(...owners: string[]): Store[] {
  return owners.map((ownerName) => ({ ownerName }));
}

function sortedNames() {
  const rowsOf = vi.fn((stores: readonly Store[]) => stores.map(({ ownerName }) => ownerName));
  const orders = {
    up: (a: string, b: string) => a.localeCompare(b),
    down: (a: string, b: string) => b.localeCompare(a),
  };
  return { readings: new SortedReadings(rowsOf, orders), rowsOf };
}

describe('what a reading of the stores holds', () => {
  it('is given in each order, and stays as it was read', () => {
    const { readings } = sortedNames();
    const stores = reading('B', 'A', 'C');
    expect(readings.sorted(stores, 'up')).toEqual(['A', 'B', 'C']);
    expect(readings.sorted(stores, 'down')).toEqual(['C', 'B', 'A']);
    expect(stores.map(({ ownerName }) => ownerName)).toEqual(['B', 'A', 'C']);
  });

  it('is sorted once per order', () => {
    const { readings, rowsOf } = sortedNames();
    const stores = reading('B', 'A');
    expect(readings.sorted(stores, 'up')).toBe(readings.sorted(stores, 'up'));
    expect(rowsOf).toHaveBeenCalledTimes(1);
  });

  it('is that of the reading asked about', () => {
    const { readings } = sortedNames();
    expect(readings.sorted(reading('A'), 'up')).toEqual(['A']);
    expect(readings.sorted(reading('B'), 'up')).toEqual(['B']);
  });
});
