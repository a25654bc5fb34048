import { useTexts } from '@portico/i18n';
import { useFormat, usePlayersOnline } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import styles from './players-online.module.css';

/** How many play at this moment, in a place of fixed size: where the bar has none for it, it wraps out of sight. */
export function PlayersOnline() {
  const t = useTexts('shell');
  const format = useFormat();
  const players = usePlayersOnline();
  return (
    <p className={classNames(styles.root, players === null && styles.unknown)}>
      <span className={styles.lamp} />
      {players !== null && (
        <>
          <span className={styles.number} aria-hidden="true">
            {format.number(players)}
          </span>
          <span className={styles.words}>{t('status.players', { count: players })}</span>
        </>
      )}
    </p>
  );
}
