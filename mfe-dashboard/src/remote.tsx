import { defineRemote } from '@portico/portal-kit';
import { accountPage } from './features/account/account.page';
import { historyPage } from './features/history/history.page';
import { inventoryPage } from './features/inventory/inventory.page';
import { rewardsPage } from './features/rewards/rewards.page';
import { securityPage } from './features/security/security.page';
import { wishesPage } from './features/wishes/wishes.page';
import { storesPage } from './features/stores/stores.page';
import { DashboardFrame } from './shared/dashboard-frame';

export default defineRemote({
  name: 'mfe-dashboard',
  pages: [
    {
      Component: DashboardFrame,
      permission: 'player',
      handle: { index: false },
      children: [accountPage, inventoryPage, storesPage, rewardsPage, historyPage, securityPage],
    },
    wishesPage,
  ],
  slots: {
    'login.voting': { module: './login-voting', data: ['/api/voting/sites'] },
    'item.watch': { module: './item-watch', permission: 'player' },
    'search.watch': { module: './search-watch', permission: 'player' },
  },
});
