import { useTexts } from '@portico/i18n';
import { Button, DialogFooter, Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import type { DialogHandle } from './dialog-handle';
import styles from './pending-form.module.css';

interface NoOfferProps {
  title: string;
  dialog: DialogHandle;
  children: ReactNode;
}

/** Why nothing can be bought, in place of a form that could only refuse. */
export function NoOffer({ title, dialog, children }: NoOfferProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.panel}>
      <Notice title={title}>
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
