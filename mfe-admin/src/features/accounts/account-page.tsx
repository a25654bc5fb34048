import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function AccountPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('account.meta.title')} description={t('account.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('account.title')} lead={t('account.lead')} />
    </>
  );
}
