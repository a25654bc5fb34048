import type { Answer } from '@portico/portal-kit';

type Hit = Answer<'/api/market/items'>['items'][number];

export type StoreItem = Hit['item'];
export type ItemStats = NonNullable<StoreItem['stats']>;

export interface Goods {
  item: StoreItem;
  store?: Hit['store'];
}
