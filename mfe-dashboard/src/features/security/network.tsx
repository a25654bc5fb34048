import { useTexts } from '@portico/i18n';
import styles from './rows.module.css';

/** From where, as far as it is kept: a network, never the address. */
export function Network({ network }: { network: string | null }) {
  const t = useTexts('mfe-dashboard');
  if (network === null) return null;
  return (
    <>
      {' · '}
      {t('security.network')} <bdi className={styles.code}>{network}</bdi>
    </>
  );
}
