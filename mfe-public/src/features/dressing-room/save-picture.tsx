import type { Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { composeAvatarFile } from '@portico/game-ui';
import { saveFile } from '@portico/portal-kit/file';
import { useTexts } from '@portico/i18n';
import { Menu } from '@portico/ui';
import { useState } from 'react';
import styles from './save-picture.module.css';

export interface SavePictureProps {
  look: CharacterLook;
  stance: Stance;
}

const FACTORS = [1, 2, 3, 4] as const;
const EDGE = 96;

export function SavePicture({ look, stance }: SavePictureProps) {
  const t = useTexts('mfe-public');
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (factor: number) => {
    try {
      setHasFailed(false);
      saveFile(await composeAvatarFile(look, { stance, edge: EDGE * factor }), `look-${factor}x.png`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <span className={styles.root}>
      <Menu
        label={t('dressingRoom.save.label')}
        icon="download"
        trigger={t('dressingRoom.save.label')}
        align="end"
        entries={FACTORS.map((factor) => ({
          key: String(factor),
          text: t('dressingRoom.save.size', { edge: EDGE * factor }),
          onSelect: () => void save(factor),
        }))}
      />
      <span role="status" className={styles.note}>
        {hasFailed && t('dressingRoom.save.failed')}
      </span>
    </span>
  );
}
