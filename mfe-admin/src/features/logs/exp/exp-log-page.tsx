import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function ExpLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('expLog.meta.title')} description={t('expLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('expLog.title')} lead={t('expLog.lead')} />
    </>
  );
}
