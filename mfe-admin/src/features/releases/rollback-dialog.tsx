import { ADMIN_REASON_MAX_LENGTH, writtenText } from '@portico/domain';
import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Dialog, FormError, FormField, Notice } from '@portico/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useRollback, type ReleaseWay } from './releases.queries';
import { FromTo } from './rollback-list';
import styles from './history-window.module.css';

/** The remote that this page is part of. */
const OWN_NAME = 'mfe-admin';
const FORM_ID = 'rollback';

export interface RollbackDialogProps {
  name: string;
  from: string | null;
  to: string;
  way: ReleaseWay;
  onClose: () => void;
}

/** Asks why, puts the version into service, and says so. It outlives the row that it was opened from. */
export function RollbackDialog({ name, from, to, way, onClose }: RollbackDialogProps) {
  const t = useTexts('mfe-admin');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data, error, isPending, mutate, submittedAt } = useRollback(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlank = writtenText(reason) === '';
    setMissing(isBlank);
    if (isBlank) field.current?.focus();
    else if (!isPending) mutate({ to, reason: writtenText(reason) });
  };
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={onClose}
      title={t(`releases.${way}.${data ? 'doneTitle' : 'title'}`, { name })}
      closeText={t('releases.rollback.close')}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isPending}>
            {t(data ? 'releases.rollback.close' : 'releases.rollback.cancel')}
          </Button>
          {data === undefined && (
            <Button type="submit" form={FORM_ID} variant="danger" isPending={isPending}>
              {t(`releases.${way}.confirm`)}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={submit}>
        <FromTo from={data ? data.from : from} to={data ? data.to : to} />
        {data === undefined && (
          <>
            <p>{t('releases.rollback.text')}</p>
            <FormField
              ref={field}
              label={t('releases.rollback.reason')}
              hint={t('releases.rollback.reasonHint')}
              error={isMissing ? t('releases.rollback.reasonMissing') : undefined}
              maxLength={ADMIN_REASON_MAX_LENGTH}
              autoComplete="off"
              value={reason}
              readOnly={isPending}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        {name === OWN_NAME && <OwnRemoteNote />}
        <p role="status">{data && t('releases.rollback.done')}</p>
        {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
      </form>
    </Dialog>
  );
}

/** The page that is open stays what it is, and the next one may not have this board. */
function OwnRemoteNote() {
  const t = useTexts('mfe-admin');
  return (
    <Notice tone="warning" title={t('releases.rollback.own')}>
      <p>{t('releases.rollback.ownHint')}</p>
      <p>
        <code dir="ltr">npm run portico -- rollback {OWN_NAME}</code>
      </p>
    </Notice>
  );
}
