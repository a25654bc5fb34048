import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';

export function DropSetsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('dropSets.meta.title')} description={t('dropSets.meta.description')} noindex />
      <PageHeader title={t('dropSets.title')} />
    </>
  );
}
