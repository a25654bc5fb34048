import { GOODS_STATS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { ItemStats } from './goods';
import styles from './item-stats-list.module.css';

/** Slots are shown even if there are none left, because buyers need to know. */
function shownStats(stats: ItemStats) {
  return GOODS_STATS.filter((name) => stats[name] !== 0 || name === 'slots');
}

export function ItemStatsList({ stats }: { stats: ItemStats }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return (
    <dl className={styles.stats}>
      {shownStats(stats).map((name) => (
        <div key={name} className={styles.stat}>
          <dt>{t(`item.stat.${name}`)}</dt>
          <dd>
            <bdi>{format.number(stats[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ItemStatsLine({ stats }: { stats: ItemStats }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return shownStats(stats).map((name) => (
    <span key={name}>
      {t(`item.stat.${name}`)} <bdi className={styles.value}>{format.number(stats[name])}</bdi>
    </span>
  ));
}
