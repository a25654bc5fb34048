import { PageMeta } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';

export function AuditLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('auditLog.meta.title')} description={t('auditLog.meta.description')} noindex />
      <PageHeader eyebrow={t('releases.eyebrow')} title={t('auditLog.title')} lead={t('auditLog.lead')} />
    </>
  );
}
