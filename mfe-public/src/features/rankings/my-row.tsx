import { Picture, RankChange } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useOwn } from '../../shared/own.queries';
import { PlayerLink } from '../../shared/rankings/player-link';
import styles from './my-row.module.css';
import type { RankingsLinks } from './rankings-state';
import { ownPlayerQuery } from './rankings.queries';

/** The reader's best character, fixed at the bottom of the list. Empty until it is known, and if no character is ranked. */
export function MyRow({ hrefWith }: { hrefWith: RankingsLinks['hrefWith'] }) {
  const t = useTexts('mfe-public');
  const { number, level } = useFormat();
  const best = useOwn()
    ?.ranks?.flatMap(({ id, rank }) => (rank === null ? [] : [{ id, rank }]))
    .toSorted((one, other) => one.rank - other.rank)[0];
  const player = useQuery(ownPlayerQuery(best?.id));
  const rank = player.data?.actualRank ?? null;
  if (player.data === undefined || rank === null) return null;
  const { id, level: own, rankChange } = player.data;
  return (
    <aside className={styles.myRow} aria-label={t('rankings.me.label')}>
      <strong>{t('rankings.me.place', { rank: number(rank) })}</strong>
      <RankChange change={rankChange} short="always" />
      <Picture kind="character" id={id} size={32} />
      <PlayerLink player={player.data} />
      <span className={styles.level}>{level(own)}</span>
      <LinkButton href={hrefWith({ rank, mode: 'all', job: 'all', sort: 'level', search: '' })} size="small">
        {t('rankings.me.jump')}
      </LinkButton>
    </aside>
  );
}
