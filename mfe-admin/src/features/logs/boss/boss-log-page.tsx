import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function BossLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('bossLog.meta.title')} description={t('bossLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('bossLog.title')} lead={t('bossLog.lead')} />
    </>
  );
}
