import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import styles from './act-dialog.module.css';

/** What something is, and what it will be. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTexts('mfe-admin');
  return (
    <dl className={styles.change} aria-live="polite">
      <div>
        <dt>{t('account.dialog.before')}</dt>
        <dd>{before}</dd>
      </div>
      <Icon name="arrowEnd" size={16} className={styles.arrow} />
      <div>
        <dt>{t('account.dialog.after')}</dt>
        <dd className={styles.after}>{after}</dd>
      </div>
    </dl>
  );
}
