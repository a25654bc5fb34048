import { cardOf, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { Link, RankMedal } from '@portico/ui';
import { paths } from '../../paths';
import type { RankedPlayer } from './rankings.queries';
import styles from './rankings-page.module.css';

/** The first three of a ranking, on their steps. */
export function Podium({ players }: { players: readonly RankedPlayer[] }) {
  const format = useFormat();
  if (players.length < 3) return null;
  return (
    <ol className={styles.podium} role="list">
      {players.map(({ id, name, level, filteredRank }) => (
        <li key={id}>
          <Picture kind="character" id={id} size={96} view="figure" />
          <span className={styles.step}>
            <RankMedal rank={filteredRank ?? 0} text={format.number(filteredRank ?? 0)} />
            <Link href={paths.player(id)} {...cardOf('player', id)}>
              <bdi>{name}</bdi>
            </Link>
            <small>{format.level(level)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
