import { lazyPage, NotFoundPage } from '@portico/portal-kit';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from './paths';
import { AdminFrame } from './shared/admin-frame/admin-frame';
import { DeveloperFrame } from './shared/developer/developer-frame';

const loadOverview = () => import(/* webpackChunkName: "overview" */ './features/overview/overview-page');
const loadSuspicions = () =>
  import(/* webpackChunkName: "overview" */ './features/suspicions/suspicions-page');
const loadLogs = () => import(/* webpackChunkName: "logs" */ './features/logs/logs-pages');
const loadPoints = () => import(/* webpackChunkName: "points" */ './features/points/points-page');
const loadAccounts = () => import(/* webpackChunkName: "accounts" */ './features/accounts/accounts-page');
const loadAccount = () => import(/* webpackChunkName: "accounts" */ './features/accounts/account-page');
const loadSeo = () => import(/* webpackChunkName: "seo" */ './features/seo/seo-page');
const loadVotes = () => import(/* webpackChunkName: "votes" */ './features/votes/votes-page');
const loadDoctor = () => import(/* webpackChunkName: "doctor" */ './features/doctor/doctor-page');
const loadReleases = () => import(/* webpackChunkName: "releases" */ './features/releases/releases-page');
const loadDrops = () => import(/* webpackChunkName: "drops" */ './features/drops/drops-page');
const loadDropSets = () => import(/* webpackChunkName: "drop-sets" */ './features/drop-sets/drop-sets-page');
const loadDropSet = () => import(/* webpackChunkName: "drop-sets" */ './features/drop-sets/drop-set-page');
const loadWzExplorer = () =>
  import(/* webpackChunkName: "wz-explorer" */ './features/wz-explorer/wz-explorer-page');
const loadCharacterLayers = () =>
  import(/* webpackChunkName: "character-layers" */ './features/character-layers/character-layers-page');
const loadItemSheet = () =>
  import(/* webpackChunkName: "item-sheet" */ './features/item-sheet/item-sheet-page');
const loadPictureProbe = () =>
  import(/* webpackChunkName: "picture-probe" */ './features/picture-probe/picture-probe-page');

/** Each page comes in a chunk, which `portal.json` names. */
const PAGES = [
  { path: paths.overview, ...lazyPage(() => loadOverview().then((page) => page.OverviewPage)) },
  { path: paths.suspicions, ...lazyPage(() => loadSuspicions().then((page) => page.SuspicionsPage)) },
  { path: paths.voteLog, ...lazyPage(() => loadLogs().then((pages) => pages.VoteLogPage)) },
  { path: paths.expLog, ...lazyPage(() => loadLogs().then((pages) => pages.ExpLogPage)) },
  { path: paths.bossLog, ...lazyPage(() => loadLogs().then((pages) => pages.BossLogPage)) },
  { path: paths.scrollingLog, ...lazyPage(() => loadLogs().then((pages) => pages.ScrollingLogPage)) },
  { path: paths.nxCreditLog, ...lazyPage(() => loadLogs().then((pages) => pages.NxCreditLogPage)) },
  { path: paths.inkwellLog, ...lazyPage(() => loadLogs().then((pages) => pages.InkwellLogPage)) },
  { path: paths.auditLog, ...lazyPage(() => loadLogs().then((pages) => pages.AuditLogPage)) },
  { path: paths.points, ...lazyPage(() => loadPoints().then((page) => page.PointsPage)) },
  { path: paths.accounts, ...lazyPage(() => loadAccounts().then((page) => page.AccountsPage)) },
  { path: paths.account(':id'), ...lazyPage(() => loadAccount().then((page) => page.AccountPage)) },
  { path: paths.seo, ...lazyPage(() => loadSeo().then((page) => page.SeoPage)) },
  { path: paths.votes, ...lazyPage(() => loadVotes().then((page) => page.VotesPage)) },
  { path: paths.doctor, ...lazyPage(() => loadDoctor().then((page) => page.DoctorPage)) },
  { path: paths.releases, ...lazyPage(() => loadReleases().then((page) => page.ReleasesPage)) },
  { path: paths.drops, ...lazyPage(() => loadDrops().then((page) => page.DropsPage)) },
  { path: paths.dropSets, ...lazyPage(() => loadDropSets().then((page) => page.DropSetsPage)) },
  { path: paths.dropSet(':id'), ...lazyPage(() => loadDropSet().then((page) => page.DropSetPage)) },
];

const DEVELOPER_PAGES = [
  { path: paths.wzExplorer, ...lazyPage(() => loadWzExplorer().then((page) => page.WzExplorerPage)) },
  {
    path: paths.testSprite,
    ...lazyPage(() => loadCharacterLayers().then((page) => page.CharacterLayersPage)),
  },
  { path: paths.singleTest, ...lazyPage(() => loadItemSheet().then((page) => page.ItemSheetPage)) },
  { path: paths.pngTest, ...lazyPage(() => loadPictureProbe().then((page) => page.PictureProbePage)) },
];

/** Loads the code of the page at a path, where it does not come with the remote. */
export async function preparePage(path: string): Promise<void> {
  const page = [...PAGES, ...DEVELOPER_PAGES].find((one) => matchPath(one.path, path) !== null);
  await page?.prepare();
}

export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route element={<DeveloperFrame />}>
        {DEVELOPER_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
