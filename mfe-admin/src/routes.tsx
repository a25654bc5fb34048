import { lazyPage, NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { ReleasesPage } from './features/releases/releases-page';
import { paths } from './paths';
import { AdminFrame } from './shared/admin-frame/admin-frame';

const votes = lazyPage(() =>
  import(/* webpackChunkName: "votes" */ './features/votes/votes-page').then((page) => page.VotesPage),
);

/** Loads the code of the page at a path, where it does not come with the remote. */
export async function preparePage(path: string): Promise<void> {
  if (path === paths.votes) await votes.prepare();
}

export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route path={paths.admin} element={<ReleasesPage />} />
        <Route path={paths.votes} element={<votes.Page />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
