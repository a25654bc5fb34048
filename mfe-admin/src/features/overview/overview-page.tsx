import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function OverviewPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('overview.meta.title')} description={t('overview.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('overview.title')} lead={t('overview.lead')} />
    </>
  );
}
