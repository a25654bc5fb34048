import { useTexts } from '@portico/i18n';
import { Button, DialogFooter, Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './pending-form.module.css';

export interface DoneTexts {
  /** What came of it. */
  title: ReactNode;
  tone?: 'good' | 'info';
  /** The new balances. */
  details?: ReactNode;
  againText: string;
}

export interface DonePanelProps extends DoneTexts {
  onAgain: () => void;
  onClose: () => void;
}

/** What came of it, and the way on. */
export function DonePanel({ title, tone = 'good', details, againText, onAgain, onClose }: DonePanelProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.panel}>
      <Notice tone={tone} role="status" title={title} />
      {details}
      <DialogFooter>
        <Button size="large" onClick={onAgain}>
          {againText}
        </Button>
        <Button size="large" variant="primary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </DialogFooter>
    </div>
  );
}
