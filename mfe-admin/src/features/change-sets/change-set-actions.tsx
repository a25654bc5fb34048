import { dropPercentOf, toCsv, type CsvCell, type DropChange, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { saveFile } from '@portico/portal-kit/file';
import { Button, Dialog, LinkButton, Row } from '@portico/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { openDraft, useDiscardDraft, type Applied } from '../../shared/drops/change-sets.queries';
import { useDropNames, type DropWords } from '../../shared/drops/drop-text';
import type { ChangeSet } from '../../shared/drops/drops.queries';
import { FailureNotice } from '../../shared/failure-notice';
import { editKindOf } from '../../shared/drops/staged-drop';
import { restoreStagedDrops, useStagedDrops } from '../../shared/drops/staged-drops';
import { UndoDialog } from '../../shared/drops/undo/undo-dialog';

type Asked = 'undo' | 'discard' | 'open';

interface ChangeSetActionsProps {
  set: ChangeSet;
  onUndone: (applied: Applied) => void;
}

export function ChangeSetActions({ set, onUndone }: ChangeSetActionsProps) {
  const t = useTexts('mfe-admin');
  const navigate = useNavigate();
  const words = useDropNames(set.names);
  const staged = useStagedDrops();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => void restoreStagedDrops(), []);
  const close = () => setAsked(undefined);
  const open = () => {
    openDraft(set);
    void navigate(paths.dropReview);
  };
  const isDraft = set.state === 'draft';
  return (
    <>
      <Row>
        {isDraft && (
          <>
            <Button variant="primary" onClick={() => (staged.length > 0 ? setAsked('open') : open())}>
              {t('changeSet.open')}
            </Button>
            <Button variant="danger" onClick={() => setAsked('discard')}>
              {t('changeSet.discard')}
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
          {t('changeSet.csv')}
        </Button>
      </Row>
      {asked === 'undo' && (
        <UndoDialog
          setId={set.id}
          onClose={close}
          onDone={(applied) => {
            onUndone(applied);
            close();
          }}
        />
      )}
      {asked === 'discard' && (
        <DiscardDialog id={set.id} onClose={close} onDone={() => void navigate(paths.changeSets)} />
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
      title={t('changeSet.discardTitle', { id: String(id) })}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
      submitText={t('changeSet.discard')}
      variant="danger"
      failure={<FailureNotice title={t('changeSet.discardFailed')} error={sending.error} />}
    >
      <p>{t('changeSet.discardText')}</p>
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
      title={t('changeSet.openTitle')}
      closeText={kitText('kit.cancel')}
      footer={
        <>
          <LinkButton href={paths.dropReview}>{t('changeSet.openSaveFirst')}</LinkButton>
          <Button variant="danger" onClick={onOpen}>
            {t('changeSet.openReplace')}
          </Button>
        </>
      }
    >
      <p>{t('changeSet.openText', { count: staged })}</p>
    </Dialog>
  );
}

/** Column names for programs, the same in every language. */
const HEADER = [
  'table',
  'dropper_id',
  'dropper',
  'row_id',
  'change',
  'item_id',
  'item',
  ...['before', 'after'].flatMap((when) =>
    ['item_id', 'chance', 'percent', 'minimum', 'maximum', 'quest_id'].map((name) => `${when}_${name}`),
  ),
];

export function csvOf(changes: readonly DropChange[], words: DropWords): string {
  return toCsv(
    HEADER,
    changes.map((change): CsvCell[] => {
      const { table, dropperId, rowId, before, after } = change;
      const itemId = (after ?? before)?.itemId ?? null;
      return [
        table,
        dropperId,
        words.dropper(table, dropperId),
        rowId,
        editKindOf(change),
        itemId,
        itemId === null ? null : words.item(itemId),
        ...cellsOf(table, before),
        ...cellsOf(table, after),
      ];
    }),
  );
}

function cellsOf(table: DropChange['table'], values: DropValues | null): CsvCell[] {
  if (values === null) return [null, null, null, null, null, null];
  const { itemId, chance, minQuantity, maxQuantity, questId } = values;
  return [itemId, chance, dropPercentOf(table, chance), minQuantity, maxQuantity, questId];
}
