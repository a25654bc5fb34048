import { ABSENT } from '@portico/domain';
import {
  appearanceQuery,
  CharacterAvatar,
  JobBadge,
  Mesos,
  ItemLink,
  Picture,
  MeterBar,
} from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { UnavailableNotice, useFormat, usePortal, QueryStates } from '@portico/portal-kit';
import { slotText, statText, unitText } from '@portico/portal-kit/game-words';
import { CompareLink } from '@portico/portal-kit/compared';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { FactList, factsOf, Link, LinkButton, Window, StatRow, StatTile, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { ChallengeBadge, challengeOfPlayer } from '../../shared/rankings/challenge-badge';
import { playtimeText } from '../../shared/rankings/durations';
import { ExpPercent } from '../../shared/rankings/exp-percent';
import { GuildLink } from '../../shared/rankings/guild-link';
import { PlayerHistory } from './player-history';
import styles from './player-page.module.css';
import { PlayerNear, PlayerRanks } from './player-ranks';
import { PlayerSignature } from './player-signature';
import { PlayerSkeleton } from './player-skeleton';
import { playerQuery, type Player } from './player.queries';

export function PlayerPage() {
  const t = useTexts('mfe-public');
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(playerQuery(id))}
      errorTitle={t('player.notFound.title')}
      lost={{ title: t('player.notFound.title'), hint: t('player.notFound.text') }}
      back={{ href: paths.rankings, text: t('player.back'), icon: 'crown' }}
      skeleton={<PlayerSkeleton />}
    >
      {(player) => <PlayerProfile player={player} />}
    </DetailPage>
  );
}

function PlayerProfile({ player }: { player: Player }) {
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
        <p className={styles.level}>
          {format.level(player.level)}
          <ExpPercent of={player} />
        </p>
        <h1 className={styles.name}>
          <bdi>{player.name}</bdi>
        </h1>
        <div className={styles.marks}>
          <JobBadge job={player.job} />
          <ChallengeBadge player={player} />
          {!unavailable.includes('guilds') && (
            <span className={styles.guild}>
              {player.guildName === null ? (
                t('player.none.guild')
              ) : (
                <GuildLink id={player.guildId} name={player.guildName} />
              )}
            </span>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        <LinkButton href={paths.dressingRoom({ character: player.id })} size="small" icon="user">
          {t('player.tryOn')}
        </LinkButton>
        <CompareLink kind="players" id={player.id} />
        <PlayerSignature player={player} />
      </div>
      <LinkButton href={paths.rankings} variant="quiet" icon="chevronStart" className={styles.back}>
        {t('player.back')}
      </LinkButton>
    </header>
  );
}

function PlayerChallenge({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const { ironman_group_id: groupId, ironman_group_name: groupName } = player;
  const facts = factsOf(t, {
    'player.challenge.mode': <ChallengeBadge player={player} />,
    'player.challenge.deaths': format.number(player.ironman_deaths),
    'player.challenge.bosses': format.number(player.ironman_bosses_killed),
    'player.challenge.playtime': playtimeText(player.ironman_playtime, language),
    'player.challenge.group': groupId !== null && (
      <Link href={paths.group(groupId)}>
        <bdi>{groupName}</bdi>
      </Link>
    ),
  });
  return (
    <Window title={t('player.challenge.title')} icon="heart">
      <FactList facts={facts} />
    </Window>
  );
}

/** The header of the page already shows level, job and guild. */
function PlayerAbout({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { unavailable } = usePortal();
  const { mapId, mapName, total_cards: cards } = player;
  const facts = factsOf(t, {
    'player.field.fame': format.number(player.fame),
    'player.field.mesos': <Mesos amount={player.meso} />,
    'player.field.gender': t(player.gender === 0 ? 'player.gender.male' : 'player.gender.female'),
    'player.field.cards':
      !unavailable.includes('monsterBook') && (cards === null ? ABSENT : format.number(cards)),
    'player.field.location':
      mapName === null ? (
        t('player.none.location')
      ) : (
        <Link href={paths.map(mapId)}>
          <bdi>{mapName}</bdi>
        </Link>
      ),
  });
  return (
    <Window title={t('player.about.title')} icon="user">
      <FactList facts={facts} />
    </Window>
  );
}

function PlayerWorn({ id }: { id: number }) {
  const t = useTexts('mfe-public');
  const query = useQuery(appearanceQuery(id));
  return (
    <Window title={t('player.worn.title')} icon="chest" isFlush>
      <QueryStates
        query={query}
        skeleton="14rem"
        isEmpty={({ worn }) => worn.length === 0}
        empty={<p className={styles.empty}>{t('player.worn.empty')}</p>}
      >
        {({ worn }) => (
          <ul role="list" className={styles.list}>
            {worn.map(({ slot, itemId, name }) => (
              <li key={slot} className={styles.piece}>
                <Picture kind="item" id={itemId} />
                <span className={styles.wornWords}>
                  <span className={styles.slot}>{slotText(slot)}</span>
                  <ItemLink id={itemId} className={styles.wornName}>
                    <bdi>{name ?? t('worn.unnamed', { id: itemId })}</bdi>
                  </ItemLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Window>
  );
}

const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;

function PlayerStats({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <Window title={t('player.stats.title')} icon="chart">
      <Stack gap={3}>
        {(['hp', 'mp'] as const).map((kind) => (
          <MeterBar
            key={kind}
            kind={kind}
            label={unitText(kind === 'hp' ? 'HP' : 'MP')}
            value={player[kind]}
            max={player[`max${kind}`]}
            text={`${format.number(player[kind])} / ${format.number(player[`max${kind}`])}`}
          />
        ))}
      </Stack>
      <StatRow className={styles.attributes}>
        {ATTRIBUTES.map((attribute) => (
          <StatTile key={attribute} label={statText(attribute)} value={format.number(player[attribute])} />
        ))}
      </StatRow>
    </Window>
  );
}
