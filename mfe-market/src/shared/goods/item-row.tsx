import { ItemLink, Picture, WishButton } from '@portico/game-ui';
import { classNames } from '@portico/ui';
import type { Goods } from './goods';
import styles from './goods.module.css';
import { ItemFacts } from './item-facts';
import { ItemStatsLine } from './item-stats-list';
import { Price } from './price';
import { SellerLine, VisitStore } from './seller';

export function ItemRow({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.row, store === undefined && styles.ofOneStore)}>
      <Picture kind="item" id={item.itemId} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ItemLink id={item.itemId}>
            <bdi>{item.itemName}</bdi>
          </ItemLink>
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
