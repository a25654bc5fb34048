import { ItemLink, Picture, WishButton } from '@portico/game-ui';
import { Skeleton, classNames } from '@portico/ui';
import type { MarketView } from '../market-view';
import type { Goods } from './goods';
import styles from './goods-list.module.css';
import { ItemFacts, Price } from './price';
import { ItemStatsList, ItemStatsLine } from './item-stats-list';
import { Seller, SellerLine, VisitStore } from './seller';

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

function ItemCard({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.card, store === undefined && styles.ofOneStore)}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture kind="item" id={item.itemId} size={48} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <ItemLink id={item.itemId}>{item.itemName}</ItemLink>
          </h3>
          <span className={styles.line}>
            <ItemFacts item={item} />
          </span>
        </div>
        <WishButton itemId={item.itemId} name={item.itemName} />
      </div>
      {item.stats !== null && <ItemStatsList stats={item.stats} />}
      <div className={styles.foot}>
        <Price item={item} />
        {store && <Seller store={store} />}
      </div>
    </article>
  );
}

function ItemRow({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.row, store === undefined && styles.ofOneStore)}>
      <Picture kind="item" id={item.itemId} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ItemLink id={item.itemId}>{item.itemName}</ItemLink>
        </h3>
        {store && (
          <span className={styles.where}>
            <SellerLine store={store} />
          </span>
        )}
        <span className={styles.line}>
          <ItemFacts item={item} isShort />
          {item.stats !== null && <ItemStatsLine stats={item.stats} />}
        </span>
      </div>
      <div className={styles.price}>
        <Price item={item} />
        <WishButton itemId={item.itemId} name={item.itemName} />
      </div>
      {store && <VisitStore store={store} />}
    </article>
  );
}
