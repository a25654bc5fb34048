import { cardOf, Picture } from '@portico/game-ui';
import { Link, RankMedal } from '@portico/ui';
import { paths } from '../../paths';
import type { RankedPlayer } from './rankings.queries';
import styles from './rankings-page.module.css';

/** The first three of a ranking, on their steps; the rows below say more of them. */
export function Podium({ players }: { players: readonly RankedPlayer[] }) {
  return (
    <ol className={styles.podium} role="list">
      {players.map(({ id, name }, index) => (
        <li key={id}>
          <Picture kind="character" id={id} size={96} view="figure" />
          <span className={styles.step}>
            <RankMedal rank={index + 1} text={`${index + 1}`} />
            <Link href={paths.player(id)} {...cardOf('player', id)}>
              <bdi>{name}</bdi>
            </Link>
          </span>
        </li>
      ))}
    </ol>
  );
}
