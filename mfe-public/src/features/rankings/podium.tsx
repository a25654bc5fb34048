import { JobBadge, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { RankMedal } from '@portico/ui';
import { PlayerLink } from '../../shared/rankings/player-link';
import styles from './podium.module.css';
import type { RankedPlayer } from './rankings.queries';

/** The first three with their figures, as on a podium. */
export function Podium({ players }: { players: readonly RankedPlayer[] }) {
  const format = useFormat();
  return (
    <ol className={styles.podium} role="list">
      {players.map((player, index) => (
        <li key={player.id}>
          <Picture kind="character" id={player.id} size={64} view="figure" />
          <span className={styles.step}>
            <span className={styles.name}>
              <RankMedal rank={index + 1} text={`${index + 1}`} />
              <PlayerLink player={player} />
            </span>
            <span className={styles.facts}>
              <span>{format.level(player.level)}</span>
              <JobBadge job={player.job} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
