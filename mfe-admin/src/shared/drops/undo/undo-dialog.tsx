import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, QueryStates } from '@portico/portal-kit';
import { PendingViews } from '@portico/portal-kit/dialog';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { Button, Dialog, DialogFooter, Skeleton, Notice, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, type SubmitEvent } from 'react';
import { ReasonField, useReason } from '../../fields/reason-field';
import {
  changeSetQuery,
  undoSet,
  useDropCheck,
  useRefreshDrops,
  type Applied,
  type CheckedDrops,
} from '../change-sets.queries';
import { DropValuesText, useDropIssueText, useDropNames } from '../drop-text';
import type { ChangeSet, DropNames } from '../drops.queries';
import { FailureNotice } from '../../failure-notice';
import { reverseChanges, stagedOf } from '../staged-drop';
import styles from './undo-dialog.module.css';

interface UndoDialogProps {
  setId: number;
  onClose: () => void;
  onDone: (applied: Applied) => void;
}

export function UndoDialog({ setId, onClose, onDone }: UndoDialogProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(changeSetQuery(setId));
  const undo = useUndo(setId, onDone);
  const close = () => {
    undo.leave();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isHeld={undo.isSending}
      onClose={close}
      title={t('dropEdits.undo.title', { id: String(setId) })}
      closeText={kitText('kit.cancel')}
    >
      <PendingViews
        handle={{ ...undo, leave: close }}
        describe={() => t('dropEdits.undo.what', { id: String(setId) })}
        leaveText={kitText('kit.cancel')}
        done={() => null}
      >
        <QueryStates
          query={query}
          errorTitle={t('changeSet.error')}
          skeleton={<Skeleton height="10rem" />}
          isEmpty={({ mayUndo }) => !mayUndo}
          empty={
            <>
              <p>{t('dropEdits.undo.tooLate')}</p>
              <Button onClick={close}>{kitText('kit.close')}</Button>
            </>
          }
        >
          {(set) => <UndoForm set={set} undo={undo} onClose={close} />}
        </QueryStates>
      </PendingViews>
    </Dialog>
  );
}

function UndoForm({ set, undo, onClose }: { set: ChangeSet; undo: Undo; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const { field, read } = useReason();
  const { state, isSending } = undo;
  const { data: checked } = useDropCheck(useMemo(() => stagedOf(reverseChanges(set.changes)), [set]));
  const obstacles = checked === undefined ? [] : obstaclesOf(checked);
  const count = set.changes.length;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || obstacles.length > 0) return;
    const reason = read();
    if (reason !== undefined) undo.submit({ id: set.id, reason });
  };
  return (
    <Stack as="form" method="post" noValidate onSubmit={submit}>
      {obstacles.length > 0 && checked !== undefined ? (
        <UndoObstacles obstacles={obstacles} names={checked.names} />
      ) : (
        <>
          <p>{t('dropEdits.undo.text', { count })}</p>
          <ReasonField {...field} hint={t('dropEdits.reasonHint')} isReadOnly={isSending} />
        </>
      )}
      {state.phase === 'refused' && <FailureNotice title={t('dropEdits.undo.failed')} error={state.error} />}
      <DialogFooter>
        <Button size="large" onClick={onClose} disabled={isSending}>
          {kitText(obstacles.length > 0 ? 'kit.close' : 'kit.cancel')}
        </Button>
        {obstacles.length === 0 && (
          <Button type="submit" variant="danger" size="large" isPending={isSending}>
            {t(isSending ? 'dropEdits.undo.pending' : 'dropEdits.undo.button')}
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}

type Undo = ReturnType<typeof useUndo>;

const READY = { phase: 'ready' } as const;

/** Undoes a set once, however often the request is sent. The state of another set is ignored. */
function useUndo(id: number, onDone: (applied: Applied) => void) {
  const refresh = useRefreshDrops();
  const { state, submit, leave } = usePendingSend(undoSet, { onSettled: () => void refresh() });
  const own = state.phase !== 'ready' && state.request.id === id ? state : READY;
  const finish = useEffectEvent((answer: Applied) => {
    leave();
    onDone(answer);
  });
  const answer = own.phase === 'done' ? own.answer : undefined;
  // The callback runs before the set is read again, since that unmounts the dialog.
  useEffect(() => {
    if (answer !== undefined) finish(answer);
  }, [answer]);

  return { state: own, isSending: state.phase === 'sending', submit, leave };
}

/** Maximum obstacles shown; nobody reads more in a dialog. */
const MAX_SHOWN = 50;

type UndoObstacle = ReturnType<typeof obstaclesOf>[number];

/** Rows that block the undo: they changed since, or the game would refuse their old values. */
function obstaclesOf({ drops, conflicts, issues }: CheckedDrops) {
  const nowOf = new Map(conflicts.map(({ index, now }) => [index, now]));
  return drops
    .map((drop, index) => ({
      drop,
      now: nowOf.get(index),
      issues: issues.filter((issue) => issue.index === index && issue.isRefused),
    }))
    .filter(({ now, issues: own }) => now !== undefined || own.length > 0);
}

function UndoObstacles({ obstacles, names }: { obstacles: readonly UndoObstacle[]; names: DropNames }) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const words = useDropNames(names);
  const count = obstacles.length;
  const more = count - MAX_SHOWN;
  return (
    <>
      <Notice tone="warning" role="alert" title={t('dropEdits.undo.inTheWay', { count })}>
        {t('dropEdits.undo.inTheWayText')}
      </Notice>
      <ul role="list" className={styles.obstacles}>
        {obstacles
          .slice(0, MAX_SHOWN)
          .map(({ drop: { key, table, dropperId, before, after }, now, issues }) => {
            const itemId = (before ?? after)?.itemId ?? MESO_ITEM_ID;
            return (
              <li key={key}>
                <p className={styles.what}>
                  <bdi>{words.item(itemId)}</bdi> · <bdi>{words.dropper(table, dropperId)}</bdi>
                </p>
                {now !== undefined && (
                  <dl className={styles.values}>
                    <div>
                      <dt>{t('dropEdits.undo.left')}</dt>
                      <dd>
                        <DropValuesText table={table} values={before} words={words} />
                      </dd>
                    </div>
                    <div>
                      <dt>{t('dropEdits.now')}</dt>
                      <dd>
                        <DropValuesText table={table} values={now} words={words} itemId={itemId} />
                      </dd>
                    </div>
                  </dl>
                )}
                {issues.map(({ code }) => (
                  <p key={code} className={styles.issue}>
                    {issueText(code)}
                  </p>
                ))}
              </li>
            );
          })}
      </ul>
      {more > 0 && <p>{t('dropEdits.undo.more', { count: more })}</p>}
    </>
  );
}
