import { lazyPage, NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './features/account/account-page';
import { paths } from './paths';

const security = lazyPage(() =>
  import(/* webpackChunkName: "security" */ './features/security/security-page').then(
    (page) => page.SecurityPage,
  ),
);

/** Loads the code of the page at a path, where it does not come with the remote. */
export async function preparePage(path: string): Promise<void> {
  if (path === paths.security) await security.prepare();
}

export function DashboardRoutes() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<AccountPage />} />
      <Route path={paths.security} element={<security.Page />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
