import { useTexts } from '@portico/i18n';
import { Button, Dialog } from '@portico/ui';
import { useDiscardDraft } from '../../shared/drops/change-sets.queries';
import { FailureNotice } from '../../shared/drops/failure-notice';

interface DiscardDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more before a draft is thrown away. */
export function DiscardDialog({ id, onClose, onDone }: DiscardDialogProps) {
  const t = useTexts('mfe-admin');
  const { mutate, error, isPending } = useDiscardDraft(id, onDone);
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={onClose}
      title={t('dropSet.discardTitle', { id: String(id) })}
      closeText={t('dropEdits.cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('dropEdits.cancel')}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={() => mutate()}>
            {t('dropSet.discard')}
          </Button>
        </>
      }
    >
      <p>{t('dropSet.discardText')}</p>
      {error !== null && <FailureNotice title={t('dropSet.discardFailed')} error={error} />}
    </Dialog>
  );
}
