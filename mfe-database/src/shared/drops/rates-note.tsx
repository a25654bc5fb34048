import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import styles from './rates-note.module.css';

/** Note below a table of drops that says what the second chance takes into account. */
export function RatesNote() {
  const t = useTexts('mfe-database');
  if (usePortal().config.rates.drop === undefined) return null;
  return <p className={styles.root}>{t('sources.actual.hint')}</p>;
}
