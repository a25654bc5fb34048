import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { Button, Dialog, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { changeSetQuery, type Applied } from '../change-sets.queries';
import { UndoForm } from './undo-form';

export interface UndoDialogProps {
  setId: number;
  onClose: () => void;
  onDone: (applied: Applied) => void;
}

/** Asks why a set is taken back, and shows what stands in the way where it cannot be. */
export function UndoDialog({ setId, onClose, onDone }: UndoDialogProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(changeSetQuery(setId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dropEdits.undo.title', { id: String(setId) })}
      closeText={t('dropEdits.cancel')}
    >
      <QueryStates
        query={query}
        errorTitle={t('dropSet.error')}
        skeleton={<Skeleton height="10rem" />}
        isEmpty={({ mayUndo }) => !mayUndo}
        empty={
          <>
            <p>{t('dropEdits.undo.tooLate')}</p>
            <Button onClick={onClose}>{t('dropEdits.close')}</Button>
          </>
        }
      >
        {(set) => <UndoForm set={set} onClose={onClose} onDone={onDone} />}
      </QueryStates>
    </Dialog>
  );
}
