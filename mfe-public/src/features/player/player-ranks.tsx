import { challengeOf, classOfJob } from '@portico/domain';
import { RankChange } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { ReactNode } from 'react';
import type { Player } from './player.queries';
import styles from './player-page.module.css';

/** The place among everybody, and how it has changed. */
function Overall({ player: { rankChange }, children }: { player: Player; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {rankChange !== null && (
        <span className={styles.changes}>
          <RankChange change={rankChange} />
          <RankChange change={rankChange} since="week" />
        </span>
      )}
      {children}
    </span>
  );
}

export function PlayerRanks({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const place = (rank: number | null, query: string) =>
    rank === null ? (
      t('player.ranks.none')
    ) : (
      <Link href={paths.rankings + query}>{t('player.ranks.place', { rank: format.number(rank) })}</Link>
    );
  const slug = classOfJob(player.job);
  const mode = challengeOf({
    mode: player.ironman_mode,
    deaths: player.ironman_deaths,
    groupId: player.ironman_group_id,
  });
  const facts = [
    {
      key: 'overall',
      term: t('player.ranks.overall'),
      value: <Overall player={player}>{place(player.actualRank, '')}</Overall>,
    },
    { key: 'fame', term: t('player.ranks.fame'), value: place(player.fameRank, '?sort=fame') },
    ...(slug === undefined
      ? []
      : [{ key: 'class', term: t('player.ranks.class'), value: place(player.classRank, `?job=${slug}`) }]),
    ...(mode === undefined
      ? []
      : [{ key: 'mode', term: t('player.ranks.mode'), value: place(player.modeRank, `?mode=${mode}`) }]),
  ];
  return (
    <Window title={t('player.ranks.title')} icon="crown">
      <FactList facts={facts} />
    </Window>
  );
}
