import { JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { useNumberColumn, columnsOf, useFocusOnRest } from '@portico/portal-kit/list';
import { LinkButton, DataTable, type DataColumn, StatRow, StatTile, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { GuildLink } from '../../shared/rankings/guild-link';
import { PlayerLink } from '../../shared/rankings/player-link';
import { GuildEmblem } from './guild-emblem';
import styles from './guilds-page.module.css';
import { guildQuery, guildSearch, type GuildDetail } from './guilds.queries';

export function GuildPage() {
  const t = useTexts('mfe-public');
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(guildQuery(id))}
      errorTitle={t('guild.failed')}
      lost={{ title: t('guild.notFound.title'), hint: t('guild.notFound.text') }}
      back={{ href: paths.guilds, text: t('guild.back'), icon: 'users' }}
    >
      {(guild) => <GuildProfile guild={guild} />}
    </DetailPage>
  );
}

/** Members shown first. A full guild would be 7,000 px long on a phone. */
const FIRST_MEMBERS = 30;

type Member = GuildDetail['roster'][number];

function GuildProfile({ guild }: { guild: GuildDetail }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { view, hrefWith } = useSearch(guildSearch);
  const isWhole = view.show === 'all' || guild.roster.length <= FIRST_MEMBERS;
  const roster = useFocusOnRest(isWhole, FIRST_MEMBERS);
  return (
    <>
      <SectionHead
        scene="board"
        eyebrow={t('guild.eyebrow')}
        title={
          <span className={styles.title}>
            <GuildEmblem emblem={guild.emblem} size={56} />
            <bdi>{guild.name}</bdi>
          </span>
        }
        facts={
          <span className={styles.leads}>
            <span>{t('guild.rank', { rank: format.number(guild.rank) })}</span>
            {guild.leader !== null && (
              <PlayerLink player={guild.leader} isQuiet>
                {t('ranking.led', { name: guild.leader.name })}
              </PlayerLink>
            )}
            {guild.alliance !== null && <GuildAlliance alliance={guild.alliance} />}
          </span>
        }
        actions={
          <LinkButton href={paths.guilds} variant="quiet" icon="chevronStart" className={styles.back}>
            {t('guild.back')}
          </LinkButton>
        }
      />
      <GuildFacts guild={guild} />
      <Window
        title={t('guild.roster')}
        icon="users"
        total={format.number(guild.roster.length)}
        className={styles.window}
        isFlush
      >
        <div ref={roster}>
          <DataTable
            caption={t('guild.roster')}
            columns={useMemberColumns(guild)}
            rows={isWhole ? guild.roster : guild.roster.slice(0, FIRST_MEMBERS)}
            rowKey={({ id }) => id}
            density="comfortable"
            isFlowing
          />
        </div>
        {!isWhole && (
          <LinkButton rel="nofollow" href={hrefWith({ show: 'all' })} variant="quiet" className={styles.all}>
            {t('guild.all', { total: guild.roster.length })}
          </LinkButton>
        )}
      </Window>
    </>
  );
}

function GuildFacts({ guild }: { guild: GuildDetail }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  return (
    <StatRow className={styles.facts}>
      <StatTile icon="chart" label={t('ranking.column.total')} value={number(guild.totalLevel)} />
      <StatTile
        icon="star"
        label={t('ranking.column.average')}
        value={number(Math.round(guild.totalLevel / guild.members))}
      />
      <StatTile
        icon="users"
        label={t('guild.roster')}
        value={
          <bdi>
            {number(guild.members)}/{number(guild.capacity)}
          </bdi>
        }
      />
      <StatTile icon="crown" label={t('guild.points')} value={number(guild.points)} />
    </StatRow>
  );
}

function GuildAlliance({ alliance }: { alliance: NonNullable<GuildDetail['alliance']> }) {
  const t = useTexts('mfe-public');
  return (
    <span className={styles.allies}>
      <span>{t('guild.alliance', { name: alliance.name })}</span>
      {alliance.guilds.map(({ id, name }) => (
        <GuildLink key={id} id={id} name={name} isQuiet />
      ))}
    </span>
  );
}

function useMemberColumns({ titles }: GuildDetail): DataColumn<Member>[] {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const numberColumn = useNumberColumn();
  return columnsOf(t, {
    'ranking.column.player': {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
      cell: (player) => <PlayerLink player={player} />,
    },
    'guild.column': ({ guildRank: rank }) => (
      <bdi>{titles[rank - 1] || t('guild.title', { rank: number(rank) })}</bdi>
    ),
    'ranking.column.level': numberColumn(({ level }) => level, { onCard: 'aside' }),
    'ranking.column.job': ({ job }) => (
      <span className={styles.job}>
        <JobBadge job={job} />
      </span>
    ),
  });
}
