import { ItemLink } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { InkwellLogs } from './inkwell-log.queries';
import styles from './popular-items.module.css';

/** What was bought most often; nothing is said where that is not counted. */
export function PopularItems({ items }: { items: InkwellLogs['stats']['popularItems'] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  if (items === null || items.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t('inkwellLog.popular')}</h2>
      <ol className={styles.list}>
        {items.map(({ id, name, count }) => (
          <li key={id} className={styles.item}>
            <ItemLink id={id}>
              <bdi>{name}</bdi>
            </ItemLink>
            <span className={styles.count}>
              <bdi>× {number(count)}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
