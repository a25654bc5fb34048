import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';
import styles from './market-frame.module.css';

/** The head of all pages but that of one store. A phone shows the market instead of what it is. */
export function MarketHeader() {
  const t = useTexts('mfe-market');
  return (
    <PageHeader
      className={styles.header}
      title={t('stores.title')}
      lead={<span className={styles.lead}>{t('market.lead')}</span>}
    />
  );
}
