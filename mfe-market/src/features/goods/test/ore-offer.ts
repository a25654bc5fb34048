import type { Answer } from '@portico/portal-kit';

export type Goods = Answer<'/api/market/items'>;

/** A search that found one bundle of ore in a live store. */
export const ORE_OFFER: Goods = {
  source: 'live',
  asOf: Date.now(),
  storeCount: 120,
  pagination: { page: 1, limit: 24, total: 1, pages: 1 },
  items: [
    {
      itemId: 4_010_001,
      name: 'Iron Ore',
      ownerId: 11,
      ownerName: 'Zephyrine',
      price: 810,
      store: {
        characterId: 11,
        characterName: 'Zephyrine',
        description: null,
        itemCount: 3,
        channel: 2,
        mapId: 910_000_004,
      },
      item: {
        inventorymerchantid: 1,
        itemId: 4_010_001,
        itemName: 'Iron Ore',
        itemType: 'etc',
        price: 810,
        percentOfUsual: null,
        bundles: 6,
        quantity: 5,
        stats: null,
      },
    },
  ],
};
