import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { ItemStats } from './store.queries';
import styles from './item-card.module.css';

const SHOWN = [
  'watk',
  'matk',
  'str',
  'dex',
  'int',
  'luk',
  'hp',
  'mp',
  'wdef',
  'mdef',
  'acc',
  'avoid',
  'speed',
  'jump',
  'slots',
  'upgrades',
  'vicious',
] as const satisfies readonly (keyof ItemStats)[];

/** The stats that a piece of equipment has; slots always, since none left matters to a buyer. */
export function ItemStatsList({ stats }: { stats: ItemStats }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return (
    <dl className={styles.stats}>
      {SHOWN.filter((name) => stats[name] !== 0 || name === 'slots').map((name) => (
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
