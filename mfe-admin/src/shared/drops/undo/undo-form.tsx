import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, DialogFooter } from '@portico/ui';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { reversedOf, stagedOf } from '../change-lists';
import { useDropCheck, useUndoSet, type Applied } from '../change-sets.queries';
import type { ChangeSet } from '../drops.queries';
import { FailureNotice } from '../failure-notice';
import { ReasonField } from '../reason-field';
import { obstaclesOf, UndoObstacles } from './undo-obstacles';
import styles from './undo.module.css';

interface UndoFormProps {
  set: ChangeSet;
  onClose: () => void;
  onDone: (applied: Applied) => void;
}

export function UndoForm({ set, onClose, onDone }: UndoFormProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, error, isPending } = useUndoSet(set.id, onDone);
  const { data: checked } = useDropCheck(useMemo(() => stagedOf(reversedOf(set.changes)), [set]));
  const obstacles = checked === undefined ? [] : obstaclesOf(checked);
  const count = set.changes.length;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || obstacles.length > 0) return;
    setIsTried(true);
    if (reason.trim() === '') return field.current?.focus();
    mutate(reason.trim());
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {obstacles.length > 0 && checked !== undefined ? (
        <UndoObstacles obstacles={obstacles} names={checked.names} />
      ) : (
        <>
          <p>{t('dropEdits.undo.text', { count, formatted: number(count) })}</p>
          <ReasonField
            ref={field}
            value={reason}
            onChange={setReason}
            isMissing={isTried && reason.trim() === ''}
            isReadOnly={isPending}
          />
        </>
      )}
      {error !== null && <FailureNotice title={t('dropEdits.undo.failed')} error={error} />}
      <DialogFooter>
        <Button size="large" onClick={onClose} disabled={isPending}>
          {t(obstacles.length > 0 ? 'dropEdits.close' : 'dropEdits.cancel')}
        </Button>
        {obstacles.length === 0 && (
          <Button type="submit" variant="danger" size="large" isPending={isPending}>
            {t(isPending ? 'dropEdits.undo.pending' : 'dropEdits.undo.button')}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
