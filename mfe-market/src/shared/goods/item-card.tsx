import { ItemLink, Picture, WishButton } from '@portico/game-ui';
import { classNames } from '@portico/ui';
import type { Goods } from './goods';
import styles from './goods.module.css';
import { ItemFacts } from './item-facts';
import { ItemStatsList } from './item-stats-list';
import { Price } from './price';
import { Seller } from './seller';

export function ItemCard({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={classNames(styles.card, store === undefined && styles.ofOneStore)}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture kind="item" id={item.itemId} size={48} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <ItemLink id={item.itemId}>
              <bdi>{item.itemName}</bdi>
            </ItemLink>
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
