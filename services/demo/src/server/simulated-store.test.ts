import { HOUR_MS } from '@portico/domain';
import { DemoRandom } from '../world/shared/demo-random.js';
import { toOnlinePlayer, type OnlinePlayer } from './online-player.js';
import { restoredClosingTime, sell, toOpenStore, type SimulatedStore } from './simulated-store.js';

const buyer = (meso: number): OnlinePlayer => ({
  ...toOnlinePlayer(
    {
      id: 2,
      accountId: 2,
      world: 0,
      name: 'Buyer',
      level: 50,
      exp: 0,
      str: 4,
      dex: 4,
      luk: 4,
      int: 4,
      hp: 50,
      mp: 50,
      maxHp: 50,
      maxMp: 50,
      meso,
      job: 100,
      skinColor: 0,
      gender: 0,
      fame: 0,
      hair: 30000,
      face: 20000,
      mapId: 910_000_000,
      gmLevel: 0,
      createdAt: '2026-01-01 00:00:00',
      guildId: 0,
      guildRank: 5,
      hasMerchant: false,
      merchantMesos: 0,
      lastLogoutAt: '2026-01-01 00:00:00',
      equipSlots: 24,
      useSlots: 24,
      setupSlots: 24,
      etcSlots: 24,
    },
    0,
    new DemoRandom(1),
  ),
});

const store = (changes: Partial<SimulatedStore> = {}): SimulatedStore => ({
  characterId: 1,
  ownerName: 'Owner',
  description: null,
  channel: 1,
  mapId: 910_000_001,
  merchantMesos: 10,
  isOpen: true,
  closesAt: Infinity,
  goods: [{ position: 1, rowId: null, itemId: 2_000_000, price: 100, quantity: 5, bundles: 4, stats: null }],
  ...changes,
});

const deal = (seller: SimulatedStore, customer: OnlinePlayer, wanted: number) => {
  const [line] = seller.goods;
  if (line === undefined) throw new Error('The store is empty');
  return [sell(seller, line, customer, wanted), line.bundles, customer.meso, seller.merchantMesos];
};

describe('a sale', () => {
  it('moves bundles one way and mesos the other', () => {
    expect(deal(store(), buyer(1000), 3)).toEqual([3, 1, 700, 310]);
  });

  it('goes no further than the line, the balance and what the owner can hold', () => {
    expect(deal(store(), buyer(1000), 9)).toEqual([4, 0, 600, 410]);
    expect(deal(store(), buyer(250), 3)).toEqual([2, 2, 50, 210]);
    expect(deal(store({ merchantMesos: 2_147_483_500 }), buyer(1000), 3)).toEqual([1, 3, 900, 2_147_483_600]);
  });

  it('does not happen in a closed store, nor with its owner', () => {
    expect(deal(store({ isOpen: false }), buyer(1000), 1)).toEqual([0, 4, 1000, 10]);
    expect(deal(store({ characterId: 2 }), buyer(1000), 1)).toEqual([0, 4, 1000, 10]);
  });
});

test('an open store is shown by named values alone', () => {
  const hidden = { merchantMesos: 10, isOpen: true, closesAt: Infinity };
  const later = { laterValue: 1 };
  const { goods, ...shown } = store();
  const open = Object.entries(shown).filter(([name]) => !(name in hidden));
  expect(toOpenStore({ ...store(), ...later })).toEqual({ ...Object.fromEntries(open), goods });
});

describe('a store that was open before the server started', () => {
  it('closes at any moment of the next ten hours', () => {
    const random = new DemoRandom(1);
    const hours = Array.from({ length: 120 }, () => restoredClosingTime(0, random) / HOUR_MS);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...hours)).toBeLessThan(0.5);
    expect(Math.max(...hours)).toBeGreaterThan(9.5);
    expect(Math.max(...hours)).toBeLessThan(10);
  });
});
