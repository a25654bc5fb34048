import { appearanceQuery, CharacterAvatar, JobBadge } from '@portico/game-ui';
import { UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { ChallengeBadge, challengeOfPlayer } from '../../shared/challenge-badge';
import { PlayerAbout } from './player-about';
import { PlayerChallenge } from './player-challenge';
import { PlayerHistory } from './player-history';
import { PlayerNear } from './player-near';
import { PlayerRanks } from './player-ranks';
import { PlayerStats } from './player-stats';
import { PlayerWorn } from './player-worn';
import { PlayerSignature } from './player-signature';
import type { Player } from './player.queries';
import styles from './player-page.module.css';

export function PlayerProfile({ player }: { player: Player }) {
  return (
    <>
      <PlayerHead player={player} />
      <UnavailableNotice of={['guilds', 'monsterBook', 'wornItems']} className={styles.lacking} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PlayerRanks player={player} />
          <PlayerWorn id={player.id} />
          <PlayerAbout player={player} />
        </div>
        <div className={styles.column}>
          <PlayerStats player={player} />
          {challengeOfPlayer(player) !== undefined && <PlayerChallenge player={player} />}
          <PlayerNear player={player} />
        </div>
      </div>
      <PlayerHistory id={player.id} />
    </>
  );
}

/** Who it is: the figure before the sky, name, level, job and guild. */
function PlayerHead({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { unavailable } = usePortal();
  const { data: look } = useQuery(appearanceQuery(player.id));
  return (
    <header className={styles.head}>
      <span className={styles.figure}>
        <CharacterAvatar characterId={player.id} look={look} size={192} />
      </span>
      <div className={styles.words}>
        <p className={styles.level}>{format.level(player.level)}</p>
        <h1 className={styles.name}>
          <bdi>{player.name}</bdi>
        </h1>
        <div className={styles.marks}>
          <JobBadge job={player.job} />
          <ChallengeBadge player={player} />
          {!unavailable.includes('guilds') && (
            <span className={styles.guild}>
              {player.guildName === null ? t('player.none.guild') : <bdi>{player.guildName}</bdi>}
            </span>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        <LinkButton href={paths.dressingRoom({ character: player.id })} size="small" icon="user">
          {t('player.tryOn')}
        </LinkButton>
        <PlayerSignature player={player} />
      </div>
      <LinkButton href={paths.rankings} variant="quiet" icon="chevronStart" className={styles.back}>
        {t('player.back')}
      </LinkButton>
    </header>
  );
}
