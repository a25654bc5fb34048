import { useTexts } from '@portico/i18n';
import { Button, DialogFooter, Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import type { DialogHandle } from './dialog-handle';
import styles from './pending-form.module.css';

/** Why there is nothing to buy here, as its owner has it. */
export function SpendingOff({ dialog, children }: { dialog: DialogHandle; children: ReactNode }) {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.panel}>
      <Notice title={t('dialog.off')}>
        <p>{children}</p>
      </Notice>
      <DialogFooter>
        <Button size="large" onClick={dialog.close}>
          {t('dialog.close')}
        </Button>
      </DialogFooter>
    </div>
  );
}
