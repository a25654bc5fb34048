import { Picture } from '@portico/game-ui';
import { Link } from '@portico/ui';
import { paths } from '../../paths';
import type { Goods } from './goods';
import styles from './goods.module.css';
import { ItemFacts } from './item-facts';
import { ItemStatsLine } from './item-stats-list';
import { Price } from './price';
import { SellerLine, VisitStore } from './seller';

/** The same in two lines. */
export function ItemRow({ goods: { item, store } }: { goods: Goods }) {
  return (
    <article className={styles.row}>
      <Picture kind="item" id={item.itemId} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={paths.item(item.itemId)}>
            <bdi>{item.itemName}</bdi>
          </Link>
        </h3>
        <span className={styles.line}>
          {store && <SellerLine store={store} />}
          <ItemFacts item={item} />
          {item.stats !== null && <ItemStatsLine stats={item.stats} />}
        </span>
      </div>
      <Price item={item} />
      {store && <VisitStore store={store} />}
    </article>
  );
}
