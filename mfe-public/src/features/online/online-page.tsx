import { JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { Moment, useFormat, useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, Link, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { PlayerLink } from '../../shared/rankings/player-link';
import quietLink from '../../shared/rankings/quiet-link.module.css';
import { type OnlinePlayer, onlineQuery, onlineSearch } from './online.queries';
import styles from './online-page.module.css';

const SKELETON_TILES = 20;

export function OnlinePage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith } = useSearch(onlineSearch);
  const { relativeTime } = useFormat();
  const query = useQuery(onlineQuery(view));
  return (
    <>
      <SectionHead scene="board" title={t('online.meta.title')} lead={t('online.lead')} />
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
        skeleton={<OnlineSkeleton />}
      >
        {({ rows }) => (
          <ul className={styles.players} role="list" aria-label={t('online.list')}>
            {rows.map((player) => (
              <li key={player.id} className={styles.player}>
                <OnlinePlayerTile player={player} />
              </li>
            ))}
          </ul>
        )}
      </ListWindow>
    </>
  );
}

function OnlineSkeleton() {
  return (
    <ul className={styles.players} role="list">
      {Array.from({ length: SKELETON_TILES }, (_, index) => (
        <li key={index} className={styles.player}>
          <Skeleton shape="box" width="64px" height="64px" />
          <Skeleton width="70%" />
        </li>
      ))}
    </ul>
  );
}

/** Channel and map are shown where the game tells them and the owner allows it. */
function OnlinePlayerTile({ player }: { player: OnlinePlayer }) {
  const t = useTexts('mfe-public');
  const { number, level } = useFormat();
  const { channel, mapId, mapName } = player;
  return (
    <>
      <Picture kind="character" id={player.id} size={64} />
      <div className={styles.words}>
        <p className={styles.line}>
          <strong>
            <PlayerLink player={player} />
          </strong>
          <span className={styles.level}>{level(player.level)}</span>
        </p>
        <JobBadge job={player.job} />
        {(channel !== null || mapName !== null) && (
          <p className={styles.place}>
            {channel !== null && <span>{`${t('online.channel')} ${number(channel)}`}</span>}
            {mapId !== null && mapName !== null && (
              <Link href={paths.map(mapId)} className={quietLink.quiet}>
                <bdi>{mapName}</bdi>
              </Link>
            )}
          </p>
        )}
      </div>
    </>
  );
}
