import type { Answer } from '@portico/portal-kit';

type Hit = Answer<'/api/market/items'>['items'][number];

export type StoreItem = Hit['item'];
export type ItemStats = NonNullable<StoreItem['stats']>;

/** A line of goods, with the store that sells it where the page shows several. */
export interface Goods {
  item: StoreItem;
  store?: Hit['store'];
}
