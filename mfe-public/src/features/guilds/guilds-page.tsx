import { SectionHead } from '@portico/game-ui';
import { ABSENT, GUILD_SORTS, SEARCH_MAX_LENGTH } from '@portico/domain';
import { useFormat, useSearch } from '@portico/portal-kit';
import { ListSearch, useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { GuildLink } from '../../shared/rankings/guild-link';
import { PlayerLink } from '../../shared/rankings/player-link';
import { RankedList } from '../../shared/rankings/ranked-list';
import { RankingLinks } from '../../shared/rankings/ranking-links';
import { GuildEmblem } from './guild-emblem';
import { guildsQuery, guildsSearch, type GuildsView, type RankedGuild } from './guilds.queries';
import styles from './guilds-page.module.css';

type HrefWith = (changes: Partial<GuildsView>) => string;

export function GuildsPage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith, set } = useSearch(guildsSearch);
  return (
    <>
      <SectionHead scene="board" title={t('guilds.title')} lead={t('guilds.lead')} />
      <div className={styles.tools}>
        <RankingLinks current="guilds" />
        <ListSearch
          className={styles.search}
          label={t('guilds.search.label')}
          placeholder={t('guilds.search.placeholder')}
          defaultValue={view.search}
          maxLength={SEARCH_MAX_LENGTH}
          keep={view.sort === GUILD_SORTS[0] ? {} : { sort: view.sort }}
          onSearch={(search) => set({ search })}
          clearHref={hrefWith({ search: '' })}
        />
      </div>
      <RankedList
        title={t('guilds.list')}
        icon="users"
        query={useQuery(guildsQuery(view))}
        rows={({ guilds }) => guilds}
        rankOf={({ rank }) => rank}
        nameOf={({ name }) => name}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(total) => t('guilds.total', total)}
        empty={<NoGuilds term={view.search} href={hrefWith({ search: '' })} />}
        columns={useGuildColumns(view, hrefWith)}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function NoGuilds({ term, href }: { term: string; href: string }) {
  const t = useTexts('mfe-public');
  if (term === '') return <EmptyState title={t('guilds.empty.title')} hint={t('guilds.empty.text')} />;
  return (
    <EmptyState
      title={t('guilds.search.none', { term })}
      actions={<LinkButton href={href}>{t('guilds.empty.action')}</LinkButton>}
    />
  );
}

function useGuildColumns(view: GuildsView, hrefWith: HrefWith): DataColumn<RankedGuild>[] {
  const t = useTexts('mfe-public');
  const { level } = useFormat();
  const numberColumn = useNumberColumn();
  /** The value that the list is sorted by is at the end of each card. */
  const sortedBy = (
    sort: GuildsView['sort'],
  ): Pick<DataColumn<RankedGuild>, 'sortHref' | 'sorted' | 'onCard'> => ({
    sortHref: hrefWith({ sort }),
    ...(view.sort === sort ? { sorted: 'descending', onCard: 'aside' } : { onCard: 'more' }),
  });
  return columnsOf(t, {
    'ranking.column.guild': {
      onCard: 'title',
      picture: ({ emblem }) => <GuildEmblem emblem={emblem} size={32} />,
      cell: ({ id, name }) => <GuildLink id={id} name={name} />,
    },
    'ranking.column.total': numberColumn(({ totalLevel }) => totalLevel, sortedBy('total_level')),
    'ranking.column.members': numberColumn(({ members }) => members, {
      ...sortedBy('members'),
      ...(view.sort !== 'members' && { onCard: 'meta', isLabelled: true }),
    }),
    'guilds.column.best': {
      ...sortedBy('best_level'),
      cell: ({ best }) =>
        best !== null && (
          <>
            <PlayerLink player={best} isQuiet /> <span className={styles.soft}>{level(best.level)}</span>
          </>
        ),
    },
    'guilds.column.points': numberColumn(({ points }) => points, sortedBy('points')),
    'ranking.column.leader': {
      onCard: 'more',
      cell: ({ leader }) => (leader === null ? ABSENT : <PlayerLink player={leader} isQuiet />),
    },
  });
}
