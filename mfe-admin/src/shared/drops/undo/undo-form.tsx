import { writtenText } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, DialogFooter } from '@portico/ui';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { reversedOf, stagedOf } from '../change-lists';
import { useDropCheck } from '../change-sets.queries';
import type { ChangeSet } from '../drops.queries';
import { FailureNotice } from '../failure-notice';
import { ReasonField } from '../reason-field';
import { obstaclesOf, UndoObstacles } from './undo-obstacles';
import styles from './undo.module.css';
import type { Undo } from './use-undo';

interface UndoFormProps {
  set: ChangeSet;
  undo: Undo;
  onClose: () => void;
}

export function UndoForm({ set, undo, onClose }: UndoFormProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { submit: send, error, isSending } = undo;
  const { data: checked } = useDropCheck(useMemo(() => stagedOf(reversedOf(set.changes)), [set]));
  const obstacles = checked === undefined ? [] : obstaclesOf(checked);
  const count = set.changes.length;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || obstacles.length > 0) return;
    setIsTried(true);
    if (writtenText(reason) === '') return field.current?.focus();
    send(writtenText(reason));
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
            isMissing={isTried && writtenText(reason) === ''}
            isReadOnly={isSending}
          />
        </>
      )}
      {error !== null && <FailureNotice title={t('dropEdits.undo.failed')} error={error} />}
      <DialogFooter>
        <Button size="large" onClick={onClose} disabled={isSending}>
          {t(obstacles.length > 0 ? 'dropEdits.close' : 'dropEdits.cancel')}
        </Button>
        {obstacles.length === 0 && (
          <Button type="submit" variant="danger" size="large" isPending={isSending}>
            {t(isSending ? 'dropEdits.undo.pending' : 'dropEdits.undo.button')}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
