import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import styles from './rates-note.module.css';

/** Explains "Your chance" below a table of drops. A server that hides its rates has no such column to explain. */
export function RatesNote() {
  const t = useTexts('mfe-database');
  if (usePortal().config.rates.drop === undefined) return null;
  return <p className={styles.root}>{t('sources.actual.hint')}</p>;
}
