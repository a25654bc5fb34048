import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function SuspicionsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('suspicions.meta.title')} description={t('suspicions.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('suspicions.title')} lead={t('suspicions.lead')} />
    </>
  );
}
