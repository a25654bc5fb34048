import { numberFormat } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import styles from './item-stats.module.css';

/** How much more or less than an average piece: a colour, a sign and a shape, and words for who sees none of them. */
export function StatDifference({ difference }: { difference: number }) {
  const t = useTexts('mfe-dashboard');
  const { language } = usePortal();
  const format = useFormat();
  if (difference === 0) return <span className={styles.same}>{t('inventory.stat.same')}</span>;
  const isMore = difference > 0;
  return (
    <span className={isMore ? styles.more : styles.less}>
      <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
        <path d={isMore ? 'M4 1l4 6H0z' : 'M4 7L0 1h8z'} />
      </svg>
      <bdi dir="ltr" aria-hidden="true">
        {numberFormat(language, { signDisplay: 'exceptZero' }).format(difference)}
      </bdi>
      <VisuallyHidden>
        {t(isMore ? 'inventory.stat.above' : 'inventory.stat.below', {
          formatted: format.number(Math.abs(difference)),
        })}
      </VisuallyHidden>
    </span>
  );
}
