import { lazyPage, NotFoundPage, type LazyPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { prepareHistoryChart } from './features/player/lazy-history-chart';
import { routePatterns } from './paths';

const home = lazyPage(() =>
  import(/* webpackChunkName: "home" */ './features/home/home-page').then((page) => page.HomePage),
);
const rankings = lazyPage(() =>
  import(/* webpackChunkName: "rankings" */ './features/rankings/rankings-page').then(
    (page) => page.RankingsPage,
  ),
);
const player = lazyPage(() =>
  import(/* webpackChunkName: "player" */ './features/player/player-page').then((page) => page.PlayerPage),
);
const group = lazyPage(() =>
  import(/* webpackChunkName: "group" */ './features/group/group-page').then((page) => page.GroupPage),
);
const dressingRoom = lazyPage(() =>
  import(/* webpackChunkName: "dressing-room" */ './features/dressing-room/dressing-room-page').then(
    (page) => page.DressingRoomPage,
  ),
);
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
const login = lazyPage(() =>
  import(/* webpackChunkName: "login" */ './features/login/login-page').then((page) => page.LoginPage),
);
const recover = lazyPage(() =>
  import(/* webpackChunkName: "recover" */ './features/recover/recover-page').then(
    (page) => page.RecoverPage,
  ),
);
const confirmEmail = lazyPage(() =>
  import(/* webpackChunkName: "confirm-email" */ './features/confirm-email/confirm-email-page').then(
    (page) => page.ConfirmEmailPage,
  ),
);
const register = lazyPage(() =>
  import(/* webpackChunkName: "register" */ './features/register/register-page').then(
    (page) => page.RegisterPage,
  ),
);

/** By the first segment of their addresses. */
const PAGES = new Map<string | undefined, Pick<LazyPage, 'prepare'>>([
  ['', home],
  ['rankings', rankings],
  ['player', { prepare: () => Promise.all([player.prepare(), prepareHistoryChart()]) }],
  ['group', group],
  ['dressing-room', dressingRoom],
  ['features', features],
  ['download', download],
  ['login', login],
  ['recover', recover],
  ['confirm-email', confirmEmail],
  ['register', register],
]);

/** Loads the code of the page at a path. */
export async function preparePage(path: string): Promise<void> {
  await PAGES.get(path.split('/')[1])?.prepare();
}

/** A visit pays for the pages that it opens: `chunk` of portal.json has their files in the HTML, beside the remote's. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.home} element={<home.Page />} />
      <Route path={routePatterns.rankings} element={<rankings.Page />} />
      <Route path={routePatterns.player} element={<player.Page />} />
      <Route path={routePatterns.group} element={<group.Page />} />
      <Route path={routePatterns.dressingRoom} element={<dressingRoom.Page />} />
      <Route path={routePatterns.features} element={<features.Page />} />
      <Route path={routePatterns.download} element={<download.Page />} />
      <Route path={routePatterns.login} element={<login.Page />} />
      <Route path={routePatterns.recover} element={<recover.Page />} />
      <Route path={routePatterns.confirmEmail} element={<confirmEmail.Page />} />
      <Route path={routePatterns.register} element={<register.Page />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
