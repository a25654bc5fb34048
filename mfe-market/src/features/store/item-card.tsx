import { ItemLink, ItemTypeBadge, Mesos, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ItemStatsList } from './item-stats-list';
import type { StoreItem } from './store.queries';
import styles from './item-card.module.css';

/** One line of goods: what, how many, how good, how dear. */
export function ItemCard({ item }: { item: StoreItem }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture kind="item" id={item.itemId} size={48} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <ItemLink id={item.itemId}>
              <bdi>{item.itemName}</bdi>
            </ItemLink>
          </h2>
          <span className={styles.line}>
            {item.itemType !== null && (
              <ItemTypeBadge type={item.itemType}>{t(`type.${item.itemType}`)}</ItemTypeBadge>
            )}
            <span>
              {t('item.quantity')} <bdi dir="ltr">×{format.number(item.quantity)}</bdi>
            </span>
            {item.bundles > 1 && (
              <span>
                {t('item.bundles', { count: item.bundles, formatted: format.number(item.bundles) })}
              </span>
            )}
          </span>
        </div>
      </div>
      {item.stats !== null && <ItemStatsList stats={item.stats} />}
      <Price price={item.price} />
    </article>
  );
}

function Price({ price }: { price: number | null }) {
  const t = useTexts('mfe-market');
  return (
    <p className={styles.price}>
      {price === null ? (
        <span className={styles.unknown}>{t('item.priceUnknown')}</span>
      ) : (
        <Mesos amount={price} unit={t('item.mesos')} isUnitShown />
      )}
    </p>
  );
}
