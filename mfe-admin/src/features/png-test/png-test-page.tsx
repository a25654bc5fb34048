import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';
import { IdListTest } from './id-list-test';
import { PictureTest } from './picture-test';
import styles from './png-test-page.module.css';

/** Asks for the pictures of parts, one of them or those of many ids, and says what came. */
export function PngTestPage() {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <PageMeta title={t('pngTest.title')} description={t('pngTest.description')} noindex />
      <PageHeader title={t('pngTest.title')} lead={t('pngTest.lead')} />
      <PictureTest />
      <IdListTest />
    </div>
  );
}
