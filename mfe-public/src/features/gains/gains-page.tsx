import { JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { ABSENT, GAIN_SORTS } from '@portico/domain';
import { useFormat, useSearch, linkChoices } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, EmptyState, SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ExpPercent } from '../../shared/rankings/exp-percent';
import { GuildLink } from '../../shared/rankings/guild-link';
import { PlayerLink } from '../../shared/rankings/player-link';
import { RankedList } from '../../shared/rankings/ranked-list';
import { RankingLinks } from '../../shared/rankings/ranking-links';
import { type GainedPlayer, gainsQuery, gainsSearch } from './gains.queries';
import styles from './gains-page.module.css';

/** Shortest first, although the default is the week. */
const PERIODS = ['today', 'week', 'month'] as const;

export function GainsPage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith } = useSearch(gainsSearch);
  const { date } = useFormat();
  const query = useQuery(gainsQuery(view));
  const since = query.data?.since;
  return (
    <>
      <SectionHead scene="podium" title={t('gains.meta.title')} lead={t('gains.lead')} />
      <div className={styles.tools}>
        <RankingLinks current="gains" />
        <SegmentedLinks
          label={t('gains.period.label')}
          items={linkChoices({ view, hrefWith }, 'period', PERIODS, (period) => t(`gains.period.${period}`))}
        />
        <SegmentedLinks
          label={t('gains.sort.label')}
          items={linkChoices({ view, hrefWith }, 'sort', GAIN_SORTS, (sort) => t(`gains.sort.${sort}`))}
        />
      </div>
      <RankedList
        title={t('gains.meta.title')}
        heading={
          typeof since === 'number' ? (
            <time dateTime={new Date(since).toISOString()}>{t('gains.since', { time: date(since) })}</time>
          ) : undefined
        }
        icon="chart"
        query={query}
        rows={({ players }) => players}
        rankOf={({ place }) => place}
        nameOf={({ name }) => name}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={(data) => <NoGains isCounted={data.since !== null} />}
        isDated={(data) => data.since !== null}
        columns={useGainColumns(view.sort)}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function NoGains({ isCounted }: { isCounted: boolean }) {
  const t = useTexts('mfe-public');
  const key = isCounted ? 'empty' : 'notYet';
  return <EmptyState title={t(`gains.${key}.title`)} hint={t(`gains.${key}.text`)} />;
}

function useGainColumns(sort: (typeof GAIN_SORTS)[number]): DataColumn<GainedPlayer>[] {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  /** A gain is too long to be shown beside a name, but the list is about it: on cards it is large, and the level small. */
  const gainColumn = (own: typeof sort, gainOf: (player: GainedPlayer) => number) =>
    ({
      align: 'end',
      onCard: own === sort ? 'meta' : 'more',
      cell: (player) =>
        own === sort ? <b className={styles.gain}>{number(gainOf(player))}</b> : number(gainOf(player)),
    }) satisfies Partial<DataColumn<GainedPlayer>>;
  return columnsOf(t, {
    'ranking.column.player': {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
      cell: (player) => <PlayerLink player={player} />,
    },
    'gains.column.exp': gainColumn('exp', ({ gainedExp }) => gainedExp),
    'gains.column.levels': gainColumn('levels', ({ gainedLevels }) => gainedLevels),
    'ranking.column.level': {
      align: 'end',
      onCard: 'aside',
      cell: (player) => (
        <span className={styles.level}>
          {number(player.level)}
          <ExpPercent of={player} />
        </span>
      ),
    },
    'ranking.column.job': { onCard: 'more', cell: ({ job }) => <JobBadge job={job} /> },
    'ranking.column.guild': {
      from: 'medium',
      onCard: 'more',
      cell: ({ guildId, guildName }) =>
        guildName === null ? ABSENT : <GuildLink id={guildId} name={guildName} isQuiet />,
    },
  });
}
