import { useTexts } from '@portico/i18n';
import { Button, Dialog, DialogFooter, Notice } from '@portico/ui';
import { useEffect, useRef } from 'react';
import { ActForm } from './act-form';
import { useAct, type Act, type Acted, type AdminAccount } from './accounts.queries';
import styles from './act-dialog.module.css';

export interface ActDialogProps {
  account: AdminAccount;
  act: Act;
  onClose: () => void;
}

/** One act on an account: what it changes and why, then what came of it. */
export function ActDialog({ account, act, onClose }: ActDialogProps) {
  const t = useTexts('mfe-admin');
  const sending = useAct(account.id, act);
  return (
    <Dialog
      isOpen
      isHeld={sending.isPending}
      onClose={onClose}
      title={
        sending.data === undefined ? t(`account.dialog.${act}.title`, { name: account.name }) : account.name
      }
      closeText={t('account.dialog.close')}
    >
      {sending.data === undefined ? (
        <ActForm account={account} act={act} sending={sending} />
      ) : (
        <Outcome act={act} effect={sending.data.effect} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Outcome({ act, effect, onClose }: { act: Act; effect: Acted['effect']; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const close = useRef<HTMLButtonElement>(null);
  // What sent the act is gone: the keyboard goes on here.
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Notice
        tone={effect === 'stillInGame' || effect === 'addressesBanned' ? 'warning' : 'good'}
        role="status"
        title={t(`account.dialog.${act}.done`)}
      >
        {effect !== 'done' && <p>{t(`account.effect.${effect}`)}</p>}
      </Notice>
      <DialogFooter>
        <Button size="large" variant="primary" ref={close} onClick={onClose}>
          {t('account.dialog.close')}
        </Button>
      </DialogFooter>
    </div>
  );
}
