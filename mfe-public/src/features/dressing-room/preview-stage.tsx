import { STANCES } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { CharacterAvatar, LandscapeStrip, PauseSwitch } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import { useState } from 'react';
import type { DressingRoom } from './dressing-room-state';
import styles from './preview-stage.module.css';

export interface PreviewStageProps {
  room: DressingRoom;
  look: CharacterLook;
}

export function PreviewStage({ room, look }: PreviewStageProps) {
  const t = useTexts('mfe-public');
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={styles.root} aria-label={t('dressingRoom.preview')}>
      <LandscapeStrip className={styles.stage}>
        <CharacterAvatar
          className={styles.figure}
          look={look}
          name={t('dressingRoom.figure')}
          size={288}
          stance={room.stance}
          motion={isPaused ? 'none' : 'steady'}
        />
        <PauseSwitch label={t('dressingRoom.pause')} onChange={setIsPaused} />
      </LandscapeStrip>
      <SegmentedLinks
        className={styles.stances}
        label={t('dressingRoom.stances')}
        items={STANCES.map((stance) => ({
          key: stance,
          href: room.hrefWith({ stance }),
          text: t(`dressingRoom.stance.${stance}`),
          isCurrent: stance === room.stance,
        }))}
      />
    </section>
  );
}
