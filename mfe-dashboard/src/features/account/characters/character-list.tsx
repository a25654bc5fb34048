import { JobBadge, RankChange } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { ErrorNotice, useFormat } from '@portico/portal-kit';
import { Window, Disclosure, classNames, Skeleton } from '@portico/ui';
import { NoCharacters } from '../../../shared/no-characters';
import type { OverviewState, OwnCharacter } from '../account.queries';
import { CharacterDetails, LastSeen } from './character-details';
import styles from './character-list.module.css';
import { CharacterPicture } from './character-picture';
import characterRow from './character-row.module.css';
import { rowId, useOpenCharacters } from './use-open-characters';

interface CharacterListProps {
  characters: readonly OwnCharacter[];
  overview: OverviewState;
}

export function CharacterList({ characters, overview }: CharacterListProps) {
  const t = useTexts('mfe-dashboard');
  const { isOpen, setOpen } = useOpenCharacters();
  // The world is shown if the account has characters in several.
  const worlds = new Set(characters.map(({ standing }) => standing?.world));
  return (
    <Window title={t('characters.title')} icon="users" isFlush>
      {characters.length === 0 ? (
        <NoCharacters />
      ) : (
        <>
          {overview.data === undefined && overview.error !== null && (
            <ErrorNotice className={styles.notice} title={t('characters.error')} query={overview} />
          )}
          <ul role="list" className={styles.rows}>
            {characters.map((character) => (
              <li key={character.id} id={rowId(character.id)} className={characterRow.place}>
                <Disclosure
                  className={characterRow.row}
                  isOpen={isOpen(character.id)}
                  onToggle={(isNowOpen) => setOpen(character.id, isNowOpen)}
                  summary={
                    <CharacterSummary
                      character={character}
                      isLoading={overview.data === undefined && overview.error === null}
                    />
                  }
                >
                  <CharacterDetails
                    character={character}
                    isWorldShown={worlds.size > 1}
                    spending={overview.data?.spending}
                  />
                </Disclosure>
              </li>
            ))}
          </ul>
        </>
      )}
    </Window>
  );
}

function CharacterSummary({ character, isLoading }: { character: OwnCharacter; isLoading: boolean }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { name, job, level, standing } = character;
  return (
    <span className={styles.summary}>
      <CharacterPicture character={character} size={48} className={styles.picture} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {standing?.isOnline && (
          <span
            className={styles.lamp}
            role="img"
            aria-label={t('account.inGame')}
            title={t('account.inGame')}
          />
        )}
      </span>
      <span className={styles.job}>
        <JobBadge job={job} />
      </span>
      <span className={styles.level}>{format.level(level)}</span>
      {standing && <Standing standing={standing} />}
      {!standing && isLoading && (
        <>
          <Skeleton width="3rem" className={styles.waitingRank} />
          <Skeleton width="8rem" className={styles.map} />
        </>
      )}
    </span>
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
