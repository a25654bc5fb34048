import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { Button, Dialog, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { changeSetQuery, type Applied } from '../change-sets.queries';
import { UnconfirmedSend } from '../unconfirmed-send';
import { UndoForm } from './undo-form';
import { useUndo } from './use-undo';

export interface UndoDialogProps {
  setId: number;
  onClose: () => void;
  onDone: (applied: Applied) => void;
}

/** Asks why a set is taken back, and shows what stands in the way where it cannot be. */
export function UndoDialog({ setId, onClose, onDone }: UndoDialogProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(changeSetQuery(setId));
  const undo = useUndo(setId, onDone);
  const { unconfirmed, isSending, submit, leave } = undo;
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isHeld={isSending}
      onClose={close}
      title={t('dropEdits.undo.title', { id: String(setId) })}
      closeText={t('dropEdits.cancel')}
    >
      {unconfirmed === undefined ? (
        <QueryStates
          query={query}
          errorTitle={t('dropSet.error')}
          skeleton={<Skeleton height="10rem" />}
          isEmpty={({ mayUndo }) => !mayUndo}
          empty={
            <>
              <p>{t('dropEdits.undo.tooLate')}</p>
              <Button onClick={close}>{t('dropEdits.close')}</Button>
            </>
          }
        >
          {(set) => <UndoForm set={set} undo={undo} onClose={close} />}
        </QueryStates>
      ) : (
        <UnconfirmedSend
          what={t('dropEdits.undo.what', { id: String(setId) })}
          error={unconfirmed.phase === 'unconfirmed' ? unconfirmed.error : undefined}
          isSending={isSending}
          leaveText={t('dropEdits.cancel')}
          onFinish={() => submit(unconfirmed.request.reason)}
          onLeave={close}
        />
      )}
    </Dialog>
  );
}
