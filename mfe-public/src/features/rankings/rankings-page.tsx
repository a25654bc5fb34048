import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { PageMeta, UnavailableNotice, useSearch } from '@portico/portal-kit';
import { classText } from '@portico/portal-kit/job-words';
import { lazy, Suspense } from 'react';
import { RankingLinks } from '../../shared/rankings/ranking-links';
import { PlayersWindow } from './players-window';
import { RankingsFilter } from './rankings-filter';
import styles from './rankings-page.module.css';
import { isGroupView, rankingsSearch, type RankingsView, sortsOf } from './rankings-state';

/** In a chunk of its own, because few readers open groups. */
const GroupsWindow = lazy(async () => {
  const { GroupsWindow: Groups } = await import(/* webpackChunkName: "rankings-groups" */ './groups-window');
  return { default: Groups };
});

export function RankingsPage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith, set } = useSearch(rankingsSearch);
  const title = useTitle(view);
  const Ranking = isGroupView(view) ? GroupsWindow : PlayersWindow;
  return (
    <>
      <PageMeta
        title={title}
        description={t('rankings.meta.description')}
        keywords={t('rankings.meta.keywords')}
      />
      <SectionHead scene={isGroupView(view) ? 'board' : 'podium'} title={title} lead={t('rankings.lead')} />
      <div className={styles.toolbar}>
        <RankingLinks current="players" />
        <RankingsFilter view={view} hrefWith={hrefWith} onChange={set} />
      </div>
      <UnavailableNotice of={['guilds', 'monsterBook']} className={styles.lacking} />
      <Suspense>
        <Ranking view={view} hrefWith={hrefWith} />
      </Suspense>
    </>
  );
}

/** "Hardcore ranking by bosses: Thief": mode, sort and class, unless they are the defaults. */
function useTitle({ mode, sort, job }: RankingsView): string {
  const t = useTexts('mfe-public');
  const ofMode = t(`rankings.view.of.${mode}`);
  const sorted =
    sort === sortsOf(mode)[0]
      ? ofMode
      : t('rankings.view.sorted', { ranking: ofMode, sort: t(`rankings.view.by.${sort}`) });
  return job === 'all' ? sorted : t('rankings.view.ofClass', { ranking: sorted, job: classText(job) });
}
