import { lazyPage, type LazyPage, NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './features/account/account-page';
import { paths } from './paths';
import { DashboardFrame } from './shared/dashboard-frame/dashboard-frame';

const inventory = lazyPage(() =>
  import(/* webpackChunkName: "inventory" */ './features/inventory/inventory-page').then(
    (page) => page.InventoryPage,
  ),
);
const rewards = lazyPage(() =>
  import(/* webpackChunkName: "rewards" */ './features/rewards/rewards-page').then(
    (page) => page.RewardsPage,
  ),
);
const history = lazyPage(() =>
  import(/* webpackChunkName: "history" */ './features/history/history-page').then(
    (page) => page.HistoryPage,
  ),
);
const security = lazyPage(() =>
  import(/* webpackChunkName: "security" */ './features/security/security-page').then(
    (page) => page.SecurityPage,
  ),
);

const LAZY_PAGES: Readonly<Record<string, LazyPage>> = {
  [paths.inventory]: inventory,
  [paths.rewards]: rewards,
  [paths.history]: history,
  [paths.security]: security,
};

/** Loads the code of the page at a path, where it does not come with the remote. */
export async function preparePage(path: string): Promise<void> {
  await LAZY_PAGES[path]?.prepare();
}

export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<DashboardFrame />}>
        <Route path={paths.dashboard} element={<AccountPage />} />
        <Route path={paths.inventory} element={<inventory.Page />} />
        <Route path={paths.rewards} element={<rewards.Page />} />
        <Route path={paths.history} element={<history.Page />} />
        <Route path={paths.security} element={<security.Page />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
