import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function ScrollingLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta
        title={t('scrollingLog.meta.title')}
        description={t('scrollingLog.meta.description')}
        noindex
      />
      <PageHeader
        eyebrow={t('releases.eyebrow')}
        title={t('scrollingLog.title')}
        lead={t('scrollingLog.lead')}
      />
    </>
  );
}
