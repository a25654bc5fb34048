import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { DownloadPage } from './features/download/download-page';
import { FeaturesPage } from './features/features/features-page';
import { GroupPage } from './features/group/group-page';
import { HomePage } from './features/home/home-page';
import { PlayerPage } from './features/player/player-page';
import { RankingsPage } from './features/rankings/rankings-page';
import { routePatterns } from './paths';

/** The pages come with the remote: together they weigh less than the further round trip that a lazy one costs. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.home} element={<HomePage />} />
      <Route path={routePatterns.rankings} element={<RankingsPage />} />
      <Route path={routePatterns.player} element={<PlayerPage />} />
      <Route path={routePatterns.features} element={<FeaturesPage />} />
      <Route path={routePatterns.download} element={<DownloadPage />} />
      <Route path={routePatterns.group} element={<GroupPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
