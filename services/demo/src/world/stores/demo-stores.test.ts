import { DAY_MS } from '@portico/domain';
import { demoWorld } from '../../../test/demo-world.js';
import { SNAPSHOT_KIND } from '@portico/services/modules/market';

const { stores: market, items, today } = demoWorld;
const open = market.stores.filter(({ isOpen }) => isOpen);

describe('stores of the demo world', () => {
  it('stand in all rooms and many channels, each with a sign', () => {
    expect(open).toHaveLength(120);
    for (const { mapId, channel, description } of open) {
      expect(mapId).toBeGreaterThanOrEqual(910_000_001);
      expect(mapId).toBeLessThanOrEqual(910_000_022);
      expect(channel).toBeGreaterThanOrEqual(1);
      expect(channel).toBeLessThanOrEqual(20);
      expect(description).not.toBe('');
    }
    expect(new Set(open.map(({ mapId }) => mapId)).size).toBeGreaterThan(15);
    expect(new Set(open.map(({ channel }) => channel)).size).toBeGreaterThan(12);
    expect(new Set(open.map(({ description }) => description)).size).toBeGreaterThan(30);
  });

  it("sell exactly what lies in the game's own rows, at a price", () => {
    const isOpen = new Set(open.map(({ characterId }) => characterId));
    const bundles = new Map(market.merchants.map((row) => [row.inventoryItemId, row.bundles]));
    const rows = market.items
      .filter(({ characterId }) => isOpen.has(characterId ?? 0))
      .map((row) => [row.characterId, row.position, row.itemId, row.quantity, bundles.get(row.id)]);
    expect(
      market.lines.map((line) => [line.characterId, line.position, line.itemId, line.quantity, line.bundles]),
    ).toEqual(rows);
    expect(market.lines.every(({ price }) => price !== null && price >= 1 && price <= 2_147_483_647)).toBe(
      true,
    );
  });

  it('include one of the account for visitors, with sales to look at', () => {
    const { accounts, characters } = demoWorld.people;
    const visitor = accounts.find(({ name }) => name === 'demoplayer')?.id;
    const own = new Set(characters.filter(({ accountId }) => accountId === visitor).map(({ id }) => id));
    expect(open.filter(({ characterId }) => own.has(characterId))).toMatchObject([{ ownerName: 'Tamarisk' }]);
    const sales = market.history.filter(
      ({ characterId, kind, at }) =>
        own.has(characterId) && kind === SNAPSHOT_KIND.sold && at > today - 30 * DAY_MS,
    );
    expect(sales.length).toBeGreaterThan(3);
  });

  it('ask more for gear of higher levels', () => {
    const levels = new Map(items.map(({ id, level }) => [id, level]));
    const gear = market.lines.filter(({ itemId }) => itemId < 2_000_000);
    const mean = (from: number, to: number) => {
      const prices = gear
        .filter(({ itemId }) => (levels.get(itemId) ?? 0) >= from && (levels.get(itemId) ?? 0) < to)
        .map(({ price }) => price ?? 0);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(mean(0, 40)).toBeLessThan(mean(40, 80));
    expect(mean(40, 80)).toBeLessThan(mean(80, 201));
  });

  it('have weeks of prices behind them, seen and sold, none of them in the future', () => {
    const days = new Set(market.history.map(({ at }) => Math.floor((today - at - 1) / DAY_MS)));
    expect(days.size).toBeGreaterThanOrEqual(40);
    expect(market.history.every(({ at, price }) => at < today && price >= 1)).toBe(true);
    expect(new Set(market.history.map(({ kind }) => kind))).toEqual(
      new Set([SNAPSHOT_KIND.seen, SNAPSHOT_KIND.sold]),
    );
    expect(market.history.length).toBeLessThan(60_000);
  });
});
