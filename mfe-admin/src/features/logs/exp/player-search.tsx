import { useTexts } from '@portico/i18n';
import { Button, classNames, Icon } from '@portico/ui';
import { useState } from 'react';
import { PlayerField } from '../../../shared/player-search/player-field';
import type { FoundPlayer } from '../../../shared/player-search/player-search.queries';
import styles from './player-search.module.css';

export interface PlayerSearchProps {
  /** The character that is shown alone; 0 for none. */
  playerId: number;
  /** As the rows name it; undefined until they do. */
  playerName: string | undefined;
  onChoose: (player: FoundPlayer) => void;
  onClear: () => void;
}

/** Looks for a character and shows it alone; then it is the way back to the last 7 days. */
export function PlayerSearch({ playerId, playerName, onChoose, onClear }: PlayerSearchProps) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  if (playerId > 0)
    return (
      <div className={styles.root} role="group" aria-label={t('expLog.player.label')}>
        <span className={styles.label}>{t('expLog.player.label')}</span>
        <div className={styles.chosen}>
          <Icon name="user" size={18} />
          <bdi className={styles.name}>{playerName ?? `#${playerId}`}</bdi>
          <Button size="small" variant="quiet" icon="close" onClick={onClear}>
            {t('expLog.player.clear')}
          </Button>
        </div>
      </div>
    );
  return (
    <PlayerField
      className={classNames(styles.root, styles.field)}
      label={t('expLog.player.label')}
      value={typed}
      onType={setTyped}
      onChoose={(player) => {
        setTyped('');
        onChoose(player);
      }}
    />
  );
}
