import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { ChangeSetSummary } from '../../shared/drops/drops.queries';
import styles from './drop-sets.module.css';

type Counts = Pick<ChangeSetSummary, 'added' | 'changed' | 'removed' | 'droppers'>;

/** How many rows a set adds, changes and removes, and of how many monsters and reactors. */
export function SetCounts({ added, changed, removed, droppers }: Counts) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const parts = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) =>
      t(`dropSets.count.${kind as 'added' | 'changed' | 'removed'}`, { count, formatted: number(count) }),
    );
  return (
    <span className={styles.counts}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <span className={styles.soft}>
        {t('dropSets.count.droppers', { count: droppers, formatted: number(droppers) })}
      </span>
    </span>
  );
}
