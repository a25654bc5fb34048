import { Mesos, RankChange } from '@portico/game-ui';
import { useFormat, useHasPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Link, type Fact } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import type { OverviewCharacter } from './account.queries';
import styles from './character-facts.module.css';
import { LastSeen } from './last-seen';
import type { OwnCharacter } from './own-character';

export interface CharacterFactsProps {
  character: OwnCharacter;
  isWorldShown: boolean;
}

/** The possessions of a character and its place, as far as they are known. */
export function CharacterFacts({ character, isWorldShown }: CharacterFactsProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { meso, standing } = character;
  const fact = (key: FactKey, value: ReactNode): Fact => ({ key, term: t(`characters.fact.${key}`), value });
  return (
    <FactList
      className={styles.facts}
      facts={[
        fact('meso', <Mesos amount={meso} unit={t('characters.meso')} />),
        ...(standing === undefined
          ? []
          : [
              fact('exp', format.number(standing.exp)),
              fact('fame', format.number(standing.fame)),
              fact('rank', <Rank standing={standing} />),
              fact('guild', standing.guildName ?? t('characters.noGuild')),
              fact('location', <Location standing={standing} />),
              fact('lastSeen', <LastSeen standing={standing} />),
              ...(isWorldShown ? [fact('world', format.number(standing.world + 1))] : []),
            ]),
      ]}
    />
  );
}

type FactKey = 'meso' | 'exp' | 'fame' | 'rank' | 'guild' | 'location' | 'lastSeen' | 'world';

function Rank({ standing: { rank, rankChange } }: { standing: OverviewCharacter }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (rank === null) return t('characters.rank.none');
  return (
    <span className={styles.rank}>
      {t('characters.rank.place', { rank: format.number(rank) })}
      <RankChange change={rankChange} />
    </span>
  );
}

/** A link where the database of the portal has a page of the map. */
function Location({ standing: { mapId, mapName } }: { standing: OverviewCharacter }) {
  const t = useTexts('mfe-dashboard');
  const hasPage = useHasPage();
  if (mapName === null) return t('characters.nowhere');
  const page = paths.map(mapId);
  return hasPage(page) ? <Link href={page}>{mapName}</Link> : mapName;
}
