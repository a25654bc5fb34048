import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';
import { IdListProbe } from './id-list-probe';
import { AddressProbe } from './address-probe';
import styles from './picture-probe-page.module.css';

export function PictureProbePage() {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <PageHeader title={t('pngTest.title')} lead={t('pngTest.lead')} />
      <AddressProbe />
      <IdListProbe />
    </div>
  );
}
