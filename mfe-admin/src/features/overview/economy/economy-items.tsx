import { ItemLink, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { EconomyItem } from './economy.queries';
import styles from './economy-lists.module.css';

const SHOWN = 10;

/** Items with how many there were of each. */
export function EconomyItems({ title, items }: { title: string; items: readonly EconomyItem[] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <section className={styles.list} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {items.length === 0 ? (
        <p className={styles.none}>{t('economy.nothing')}</p>
      ) : (
        <ul className={styles.rows} role="list">
          {items.slice(0, SHOWN).map(({ itemId, name, count }) => (
            <li key={itemId} className={styles.item}>
              <Picture kind="item" id={itemId} size={32} />
              <ItemLink id={itemId} className={styles.itemName}>
                <bdi>{name}</bdi>
              </ItemLink>
              <span className={styles.count}>
                <bdi>{t('economy.items.count', { count, formatted: number(count) })}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
