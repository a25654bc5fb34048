import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { Button, Icon } from '@portico/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { ChosenPlayer } from './chosen-player';
import type { FoundPlayer } from './exp-log';
import { optionAfterKey } from './option-keys';
import { useFoundPlayers } from './use-found-players';
import styles from './player-search.module.css';

export interface PlayerSearchProps {
  /** The character that is shown alone; 0 for none. */
  playerId: number;
  /** As the rows name it; undefined until they do. */
  playerName: string | undefined;
  onChoose: (player: FoundPlayer) => void;
  onClear: () => void;
}

const MAX_TERM = 13;

/** Looks for a character by two letters of its name, and shows it alone. */
export function PlayerSearch({ playerId, playerName, onChoose, onClear }: PlayerSearchProps) {
  if (playerId > 0) return <ChosenPlayer id={playerId} name={playerName} onClear={onClear} />;
  return <PlayerCombobox onChoose={onChoose} />;
}

function PlayerCombobox({ onChoose }: { onChoose: (player: FoundPlayer) => void }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { players, message, hasFailed, retry } = useFoundPlayers(typed);
  const isShown = isOpen && players.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false);
      else setTyped('');
      setActive(-1);
    } else if (event.key === 'Enter') {
      const player = isShown ? players[Math.max(active, 0)] : undefined;
      if (player === undefined) return;
      onChoose(player);
    } else {
      const next = optionAfterKey(event.key, isShown ? active : -1, players.length);
      if (next === undefined) return;
      setIsOpen(true);
      setActive(next);
    }
    event.preventDefault();
  };
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {t('expLog.player.label')}
      </label>
      <div className={styles.box}>
        <Icon name="user" size={18} className={styles.icon} />
        <input
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TERM}
          placeholder={t('expLog.player.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={t('expLog.player.label')}
          className={styles.list}
          hidden={!isShown}
        >
          {players.map((player, index) => (
            <PlayerOption
              key={player.id}
              id={optionId(index)}
              player={player}
              isActive={index === active}
              onChoose={() => onChoose(player)}
            />
          ))}
        </ul>
      </div>
      <p className={styles.message} role="status">
        {isOpen || hasFailed ? message : ''}
        {hasFailed && (
          <Button size="small" variant="quiet" icon="retry" onClick={retry}>
            {t('logs.retry')}
          </Button>
        )}
      </p>
    </div>
  );
}

interface PlayerOptionProps {
  id: string;
  player: FoundPlayer;
  isActive: boolean;
  onChoose: () => void;
}

function PlayerOption({ id, player: { name, level, job }, isActive, onChoose }: PlayerOptionProps) {
  const format = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys, as of any combobox
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The field keeps the focus, which its blur would take the list away with.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.about}>
        {format.level(level)} · {jobText(job)}
      </span>
    </li>
  );
}
