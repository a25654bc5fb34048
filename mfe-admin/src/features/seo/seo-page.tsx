import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';
import { ReportSection } from './report-section';
import { TechnicalWindow } from './technical-window';
import styles from './seo-page.module.css';

/** How search engines see the portal: as the search console says it, and as its own pages show it. */
export function SeoPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('seo.meta.title')} description={t('seo.meta.description')} noindex />
      <PageHeader eyebrow={t('frame.eyebrow')} title={t('seo.title')} lead={t('seo.lead')} />
      <div className={styles.page}>
        <ReportSection />
        <TechnicalWindow />
      </div>
    </>
  );
}
