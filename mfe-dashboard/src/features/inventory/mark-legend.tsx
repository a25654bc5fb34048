import { useMinute } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { HeldItem } from './held-item';
import { ITEM_MARKS, type ItemMark, marksOf } from './item-marks';
import { Mark } from './mark';
import styles from './mark-legend.module.css';

/** The kinds of marks that some items have. */
export function useMarks(items: readonly HeldItem[] | undefined): ItemMark[] {
  const now = useMinute();
  const present = new Set(items?.flatMap((item) => marksOf(item, now)));
  return ITEM_MARKS.filter((mark) => present.has(mark));
}

/** What the marks in sight mean. */
export function MarkLegend({ marks }: { marks: readonly ItemMark[] }) {
  const t = useTexts('mfe-dashboard');
  return (
    <ul role="list" className={styles.legend} aria-label={t('inventory.legend')}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mark mark={mark} size={14} />
          {t(`inventory.mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
