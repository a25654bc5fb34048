import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function PointsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('points.meta.title')} description={t('points.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('points.title')} lead={t('points.lead')} />
    </>
  );
}
