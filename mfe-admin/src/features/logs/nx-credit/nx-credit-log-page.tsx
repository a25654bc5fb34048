import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function NxCreditLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('nxLog.meta.title')} description={t('nxLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('nxLog.title')} lead={t('nxLog.lead')} />
    </>
  );
}
