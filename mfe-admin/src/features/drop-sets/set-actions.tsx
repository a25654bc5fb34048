import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { saveFile } from '@portico/portal-kit/file';
import { Button, Dialog, LinkButton, Notice } from '@portico/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { openDraft, useDiscardDraft, type Applied } from '../../shared/drops/change-sets.queries';
import { useDropNames } from '../../shared/drops/drop-text';
import type { ChangeSet } from '../../shared/drops/drops.queries';
import { FailureNotice } from '../../shared/drops/failure-notice';
import { restoreStagedDrops, useStagedDrops } from '../../shared/drops/staged-drops';
import { UndoDialog } from '../../shared/drops/undo/undo-dialog';
import styles from './drop-sets.module.css';
import { csvOf } from './set-csv';

type Asked = 'undo' | 'discard' | 'open';

export function SetActions({ set }: { set: ChangeSet }) {
  const t = useTexts('mfe-admin');
  const navigate = useNavigate();
  const words = useDropNames(set.names);
  const staged = useStagedDrops();
  const [asked, setAsked] = useState<Asked>();
  const [undone, setUndone] = useState<Applied>();
  useEffect(() => void restoreStagedDrops(), []);
  const close = () => setAsked(undefined);
  const open = () => {
    openDraft(set);
    void navigate(paths.dropReview);
  };
  const isDraft = set.state === 'draft';
  return (
    <>
      {undone && (
        <Notice tone="good" role="status" title={t('dropSet.undone')}>
          <p>{t(`dropEdits.takesEffect.${undone.takesEffect}`)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {isDraft && (
          <>
            <Button variant="primary" onClick={() => (staged.length > 0 ? setAsked('open') : open())}>
              {t('dropSet.open')}
            </Button>
            <Button variant="danger" onClick={() => setAsked('discard')}>
              {t('dropSet.discard')}
            </Button>
          </>
        )}
        {set.mayUndo && (
          <Button variant="danger" onClick={() => setAsked('undo')}>
            {t('dropEdits.undo.button')}
          </Button>
        )}
        <Button
          icon="download"
          onClick={() =>
            saveFile(
              new Blob([csvOf(set.changes, words)], { type: 'text/csv;charset=utf-8' }),
              `drop-changes-${set.id}.csv`,
            )
          }
        >
          {t('dropSet.csv')}
        </Button>
      </div>
      {asked === 'undo' && (
        <UndoDialog
          setId={set.id}
          onClose={close}
          onDone={(applied) => {
            setUndone(applied);
            close();
          }}
        />
      )}
      {asked === 'discard' && (
        <DiscardDialog id={set.id} onClose={close} onDone={() => void navigate(paths.dropSets)} />
      )}
      {asked === 'open' && <OpenDraftDialog staged={staged.length} onClose={close} onOpen={open} />}
    </>
  );
}

function DiscardDialog({ id, onClose, onDone }: { id: number; onClose: () => void; onDone: () => void }) {
  const t = useTexts('mfe-admin');
  const sending = useDiscardDraft(id, onDone);
  return (
    <FormDialog
      title={t('dropSet.discardTitle', { id: String(id) })}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
      submitText={t('dropSet.discard')}
      variant="danger"
      failure={<FailureNotice title={t('dropSet.discardFailed')} error={sending.error} />}
    >
      <p>{t('dropSet.discardText')}</p>
    </FormDialog>
  );
}

interface OpenDraftDialogProps {
  staged: number;
  onClose: () => void;
  onOpen: () => void;
}

function OpenDraftDialog({ staged, onClose, onOpen }: OpenDraftDialogProps) {
  const t = useTexts('mfe-admin');
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
      <p>{t('dropSet.openText', { count: staged })}</p>
    </Dialog>
  );
}
