import type { SlotProps } from '@portico/contract';
import { JobBadge, Picture, Plate, PlateFacts, PlateHead, RankChange } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { factsOf } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ExpPercent } from '../../shared/rankings/exp-percent';
import { GuildLink } from '../../shared/rankings/guild-link';
import { type Player, playerQuery } from './player.queries';

/** Content of the card that opens at links to a player. */
export function PlayerCard({ id }: SlotProps['player.card']) {
  return (
    <QueryStates query={useQuery(playerQuery(`${id}`))} skeleton="13rem">
      {(player) => <PlayerPlate player={player} />}
    </QueryStates>
  );
}

function PlayerPlate({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { id, name, level, job, actualRank, rankChange, guildName, mapName } = player;
  const facts = factsOf(t, {
    'player.ranks.overall':
      actualRank === null ? (
        t('player.ranks.none')
      ) : (
        <>
          {t('player.ranks.place', { rank: format.number(actualRank) })}{' '}
          <RankChange change={rankChange} short="always" />
        </>
      ),
    'player.field.guild':
      guildName === null ? t('player.none.guild') : <GuildLink id={player.guildId} name={guildName} />,
    'player.field.location': mapName ?? t('player.none.location'),
  });
  return (
    <Plate
      head={
        <PlateHead
          name={name}
          picture={<Picture kind="character" id={id} size={64} view="figure" />}
          note={
            <>
              <strong>
                {format.level(level)}
                <ExpPercent of={player} />
              </strong>
              <JobBadge job={job} />
            </>
          }
        />
      }
    >
      <PlateFacts facts={facts} />
    </Plate>
  );
}
