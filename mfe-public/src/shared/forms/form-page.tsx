import { HeroLandscape } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Window, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './form-page.module.css';

export interface FormPageProps {
  title: string;
  lead?: string | undefined;
  /** The form, or the result that replaces it. */
  children: ReactNode;
  /** Content beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
}

/** Page with a form in front of the landscape with the gate. */
export function FormPage({ title, lead, children, aside }: FormPageProps) {
  const t = useTexts('mfe-public');
  return (
    <HeroLandscape isGateBetween pauseText={t('scene.pause')}>
      <div className={styles.page}>
        <Window className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </Window>
        {aside && <Stack>{aside}</Stack>}
      </div>
    </HeroLandscape>
  );
}
