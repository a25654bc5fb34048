import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';

export function DropSetPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('dropSet.meta.title')} description={t('dropSet.meta.description')} noindex />
      <PageHeader title={t('dropSets.title')} />
    </>
  );
}
