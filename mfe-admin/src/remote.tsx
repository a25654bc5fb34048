import { defineRemote } from '@portico/portal-kit';
import { accountPage, accountsPage } from './features/accounts/accounts.page';
import { characterLayersPage } from './features/character-layers/character-layers.page';
import { doctorPage } from './features/doctor/doctor.page';
import { changeSetPage, changeSetsPage } from './features/change-sets/change-sets.page';
import { dropsPage } from './features/drops/drops.page';
import { itemSheetPage } from './features/item-sheet/item-sheet.page';
import { holdersPage } from './features/holders/holders.page';
import { auditLogPage, gameLogPages } from './features/logs/logs.page';
import { newsPage } from './features/news/news.page';
import { overviewPage } from './features/overview/overview.page';
import { pictureProbePage } from './features/picture-probe/picture-probe.page';
import { pointsPage } from './features/points/points.page';
import { releasesPage } from './features/releases/releases.page';
import { seoPage } from './features/seo/seo.page';
import { spendingPage } from './features/spending/spending.page';
import { suspicionsPage } from './features/suspicions/suspicions.page';
import { votesPage } from './features/votes/votes.page';
import { wzExplorerPage } from './features/wz-explorer/wz-explorer.page';
import { AdminFrame } from './shared/admin-frame/admin-frame';
import { DeveloperFrame } from './shared/developer/developer-frame';

export default defineRemote({
  name: 'mfe-admin',
  pages: [
    {
      Component: AdminFrame,
      permission: 'webAdmin',
      handle: { width: 'full', index: false },
      children: [
        overviewPage,
        suspicionsPage,
        ...gameLogPages,
        dropsPage,
        changeSetsPage,
        changeSetPage,
        accountsPage,
        accountPage,
        holdersPage,
        spendingPage,
        pointsPage,
        doctorPage,
        votesPage,
        newsPage,
        seoPage,
        releasesPage,
        auditLogPage,
      ],
    },
    {
      Component: DeveloperFrame,
      handle: { width: 'full', index: false, address: 'unprefixed', shownBy: 'developerTools.isOn' },
      children: [wzExplorerPage, characterLayersPage, itemSheetPage, pictureProbePage],
    },
  ],
});
