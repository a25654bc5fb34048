import { useTexts } from '@portico/i18n';
import { ModalDialog } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './wide-panel.module.css';

interface WidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** What opens over the editor from the end side; on phones it is the whole screen. */
export function WidePanel(props: WidePanelProps) {
  const t = useTexts('mfe-admin');
  return <ModalDialog {...props} isTitleFocused closeText={t('drops.close')} className={styles.root} />;
}
