import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function AccountsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('accounts.meta.title')} description={t('accounts.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('accounts.title')} lead={t('accounts.lead')} />
    </>
  );
}
