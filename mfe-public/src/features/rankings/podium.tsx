import { Picture } from '@portico/game-ui';
import { RankMedal } from '@portico/ui';
import { PlayerLink } from '../../shared/player-link';
import type { RankedPlayer } from './rankings.queries';
import styles from './podium.module.css';

/** The first three of a ranking, on their steps; the rows below say more of them. */
export function Podium({ players }: { players: readonly RankedPlayer[] }) {
  return (
    <ol className={styles.podium} role="list">
      {players.map((player, index) => (
        <li key={player.id}>
          <Picture kind="character" id={player.id} size={96} view="figure" />
          <span className={styles.step}>
            <RankMedal rank={index + 1} text={`${index + 1}`} />
            <PlayerLink player={player} />
          </span>
        </li>
      ))}
    </ol>
  );
}
