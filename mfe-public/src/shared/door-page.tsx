import { HeroLandscape } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Window, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './door-page.module.css';

export interface DoorPageProps {
  title: string;
  lead?: string | undefined;
  /** The form, or the result that replaces it. */
  children: ReactNode;
  /** Content beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
}

/** Page with a form in front of the landscape with the gate. */
export function DoorPage({ title, lead, children, aside }: DoorPageProps) {
  const t = useTexts('mfe-public');
  return (
    <HeroLandscape isGateBetween pauseText={t('scene.pause')}>
      <div className={styles.door}>
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
