import { JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { Moment, useFormat, usePortal, useSearch } from '@portico/portal-kit';
import { dataColumn, ListWindow, useNumberColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, EmptyState, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { PlayerLink } from '../../shared/player-link';
import quietLink from '../../shared/quiet-link.module.css';
import { ABSENT } from '../../shared/ranked-list';
import { type OnlinePlayer, onlineQuery, onlineSearch } from './online.queries';

export function OnlinePage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith } = useSearch(onlineSearch);
  const { relativeTime } = useFormat();
  const query = useQuery(onlineQuery(view));
  const columns = useOnlineColumns(query.data?.players ?? []);
  return (
    <>
      <SectionHead scene="board" title={t('online.title')} lead={t('online.lead')} />
      <ListWindow
        title={t('online.list')}
        icon="users"
        query={query}
        list={({ players, pagination: { total, pages, next } }) => ({ rows: players, total, pages, next })}
        page={view.page}
        hrefFor={(page, cursor = '') => hrefWith({ page, cursor })}
        totalText={(total) => t('online.total', total)}
        note={({ source, asOf }) => (
          <Moment at={asOf}>
            {t(source === 'live' ? 'online.live' : 'online.saved', { time: relativeTime(asOf) })}
          </Moment>
        )}
        empty={<EmptyState title={t('online.empty.title')} hint={t('online.empty.text')} />}
        columns={columns}
        rowKey={({ id }) => id}
        moreText={({ name }) => t('ranking.more', { name })}
        density="comfortable"
        isFlowing
      />
    </>
  );
}

/** Some games do not tell the channel of anybody. */
function useOnlineColumns(players: readonly OnlinePlayer[]): DataColumn<OnlinePlayer>[] {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const numberColumn = useNumberColumn();
  const { showsMap } = usePortal().config.onlineList;
  const columns: DataColumn<OnlinePlayer>[] = [
    dataColumn('player', t('ranking.column.player'), (player) => <PlayerLink player={player} />, {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
    }),
    numberColumn('level', t('ranking.column.level'), ({ level }) => level, { onCard: 'aside' }),
    dataColumn('job', t('ranking.column.job'), ({ job }) => <JobBadge job={job} />, { onCard: 'meta' }),
  ];
  const channel: DataColumn<OnlinePlayer> = {
    key: 'channel',
    header: t('online.channel'),
    align: 'end',
    onCard: 'more',
    cell: (player) => (player.channel === null ? ABSENT : number(player.channel)),
  };
  const map: DataColumn<OnlinePlayer> = {
    key: 'map',
    header: t('ranking.column.location'),
    onCard: 'more',
    cell: ({ mapId, mapName }) =>
      mapId === null || mapName === null ? (
        ABSENT
      ) : (
        <Link href={paths.map(mapId)} className={quietLink.quiet}>
          <bdi>{mapName}</bdi>
        </Link>
      ),
  };
  if (players.some((player) => player.channel !== null)) columns.push(channel);
  if (showsMap) columns.push(map);
  return columns;
}
