import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, Dialog, LinkButton } from '@portico/ui';
import { paths } from '../../paths';

interface OpenDraftDialogProps {
  /** How many edits are staged. */
  staged: number;
  onClose: () => void;
  onOpen: () => void;
}

/** Asks before a draft takes the place of what is staged. */
export function OpenDraftDialog({ staged, onClose, onOpen }: OpenDraftDialogProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dropSet.openTitle')}
      closeText={t('dropEdits.cancel')}
      footer={
        <>
          <LinkButton href={paths.dropReview}>{t('dropSet.openSaveFirst')}</LinkButton>
          <Button variant="danger" onClick={onOpen}>
            {t('dropSet.openReplace')}
          </Button>
        </>
      }
    >
      <p>{t('dropSet.openText', { count: staged, formatted: number(staged) })}</p>
    </Dialog>
  );
}
