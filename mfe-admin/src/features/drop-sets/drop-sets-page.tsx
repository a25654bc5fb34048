import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { DropSetsWindow } from './drop-sets-window';

export function DropSetsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <AdminHeader
        eyebrow={t('drops.title')}
        title={t('dropSets.title')}
        lead={t('dropSets.lead')}
        actions={
          <LinkButton href={paths.drops} icon="chest">
            {t('dropSets.editor')}
          </LinkButton>
        }
      />
      <DropSetsWindow />
    </>
  );
}
