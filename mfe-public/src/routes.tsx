import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './features/home/home-page';
import { prepareHistoryChart } from './features/player/lazy-history-chart';
import { PlayerPage } from './features/player/player-page';
import { RankingsPage } from './features/rankings/rankings-page';
import { routePatterns } from './paths';
import { lazyPage, type LazyPage } from './shared/lazy-page';

const features = lazyPage(() =>
  import(/* webpackChunkName: "features" */ './features/features/features-page').then(
    (page) => page.FeaturesPage,
  ),
);
const download = lazyPage(() =>
  import(/* webpackChunkName: "download" */ './features/download/download-page').then(
    (page) => page.DownloadPage,
  ),
);

const group = lazyPage(() =>
  import(/* webpackChunkName: "group" */ './features/group/group-page').then((page) => page.GroupPage),
);

/** By the first segment of their addresses. */
const LAZY_PAGES = new Map<string | undefined, Pick<LazyPage, 'prepare'>>([
  ['player', { prepare: prepareHistoryChart }],
  ['features', features],
  ['download', download],
  ['group', group],
]);

/** Loads the code of the page at a path, where it does not come with the remote. */
export async function preparePage(path: string): Promise<void> {
  await LAZY_PAGES.get(path.split('/')[1])?.prepare();
}

/** The pages that most visits begin with come with the remote: a further round trip would cost more than they weigh. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.home} element={<HomePage />} />
      <Route path={routePatterns.rankings} element={<RankingsPage />} />
      <Route path={routePatterns.player} element={<PlayerPage />} />
      <Route path={routePatterns.group} element={<group.Page />} />
      <Route path={routePatterns.features} element={<features.Page />} />
      <Route path={routePatterns.download} element={<download.Page />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
