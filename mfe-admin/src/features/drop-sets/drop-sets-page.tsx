import { useTexts } from '@portico/i18n';
import { LinkButton, PageHeader } from '@portico/ui';
import { paths } from '../../paths';
import { DropSetsWindow } from './drop-sets-window';

/** Drafts, and every set of changes that was applied or taken back. */
export function DropSetsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageHeader
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
