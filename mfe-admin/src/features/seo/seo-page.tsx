import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function SeoPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('seo.meta.title')} description={t('seo.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('seo.title')} lead={t('seo.lead')} />
    </>
  );
}
