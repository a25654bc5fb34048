import { Skeleton } from '@portico/ui';
import type { MarketView } from '../market-view';
import type { Goods } from './goods';
import { ItemCard } from './item-card';
import { ItemRow } from './item-row';
import styles from './goods-list.module.css';

const SKELETON_CARDS = 9;

export function GoodsList({ goods, view }: { goods: readonly Goods[]; view: MarketView }) {
  const Line = view === 'grid' ? ItemCard : ItemRow;
  return (
    <ul className={styles[view]} role="list">
      {goods.map((one) => (
        <li key={`${one.store?.characterId ?? ''} ${one.item.inventorymerchantid}`}>
          <Line goods={one} />
        </li>
      ))}
    </ul>
  );
}

export function GoodsSkeleton({ view }: { view: MarketView }) {
  return (
    <div className={styles[view]}>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <Skeleton key={card} shape="box" width="100%" height={view === 'grid' ? '11rem' : '4.5rem'} />
      ))}
    </div>
  );
}
