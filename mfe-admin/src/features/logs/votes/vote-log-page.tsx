import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function VoteLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('voteLog.meta.title')} description={t('voteLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('voteLog.title')} lead={t('voteLog.lead')} />
    </>
  );
}
