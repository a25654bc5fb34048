import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';
import styles from './catalog-missing.module.css';

const IMPORT_COMMAND = 'npm run portico -- import --wz DIR';

export function CatalogMissing() {
  const t = useTexts('mfe-database');
  return (
    <Notice tone="warning" title={t('catalog.missing.title')} className={styles.root}>
      <p>{t('catalog.missing.text')}</p>
      <p>
        {t('catalog.missing.owner')} <code dir="ltr">{IMPORT_COMMAND}</code>
      </p>
    </Notice>
  );
}
