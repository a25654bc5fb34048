import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';

export function DropsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('drops.meta.title')} description={t('drops.meta.description')} noindex />
      <PageHeader title={t('drops.title')} />
    </>
  );
}
