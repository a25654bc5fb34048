import { JobBadge, RankChange } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Skeleton } from '@portico/ui';
import { CharacterPicture } from './character-picture';
import styles from './character-summary.module.css';
import { LastSeen } from './last-seen';
import type { OwnCharacter } from './own-character';

export interface CharacterSummaryProps {
  character: OwnCharacter;
  isLoading: boolean;
}

/** The visible part of a character before its row is unfolded. */
export function CharacterSummary({ character, isLoading }: CharacterSummaryProps) {
  const format = useFormat();
  const { name, job, level, standing } = character;
  return (
    <span className={styles.summary}>
      <CharacterPicture character={character} size={48} className={styles.picture} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {standing?.isOnline && <OnlineLamp />}
      </span>
      <span className={styles.job}>
        <JobBadge job={job} />
      </span>
      <span className={styles.level}>{format.level(level)}</span>
      {standing === undefined ? isLoading && <Waiting /> : <Standing standing={standing} />}
    </span>
  );
}

function OnlineLamp() {
  const t = useTexts('mfe-dashboard');
  return (
    <span className={styles.lamp} role="img" aria-label={t('account.inGame')} title={t('account.inGame')} />
  );
}

function Waiting() {
  return (
    <>
      <Skeleton width="3rem" className={styles.waitingRank} />
      <Skeleton width="8rem" className={styles.map} />
    </>
  );
}

function Standing({ standing }: { standing: NonNullable<OwnCharacter['standing']> }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { rank, rankChange, mapName, guildName } = standing;
  return (
    <>
      <span className={styles.guild}>
        {guildName === null ? t('characters.noGuild') : <bdi>{guildName}</bdi>}
      </span>
      <span className={styles.rank}>
        {rank === null ? (
          <span className={classNames(styles.place, styles.unranked)}>{t('characters.rank.none')}</span>
        ) : (
          <>
            <span className={styles.place}>
              <bdi>{t('characters.rank.place', { rank: format.number(rank) })}</bdi>
            </span>
            <span className={styles.change}>
              <RankChange change={rankChange} short="narrow" />
            </span>
          </>
        )}
      </span>
      <span className={styles.map}>{mapName === null ? t('characters.nowhere') : <bdi>{mapName}</bdi>}</span>
      <span className={classNames(styles.seen, standing.isOnline && styles.online)}>
        <LastSeen standing={standing} />
      </span>
    </>
  );
}
