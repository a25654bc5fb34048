import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function InkwellLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('inkwellLog.meta.title')} description={t('inkwellLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('inkwellLog.title')} lead={t('inkwellLog.lead')} />
    </>
  );
}
