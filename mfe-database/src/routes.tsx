import { lazyPage, NotFoundPage } from '@portico/portal-kit';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { ItemPage } from './features/items/item-page';
import { ItemsPage } from './features/items/items-page';
import { routePatterns } from './paths';

const maps = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/maps/maps-page').then((page) => page.MapsPage),
);
const quests = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/quests/quests-page').then((page) => page.QuestsPage),
);
const monster = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/monsters/monster-page').then((page) => page.MonsterPage),
);
const npc = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/npcs/npc-page').then((page) => page.NpcPage),
);
const map = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/maps/map-page').then((page) => page.MapPage),
);
const quest = lazyPage(() =>
  import(/* webpackChunkName: "world" */ './features/quests/quest-page').then((page) => page.QuestPage),
);

const dropChanges = lazyPage(() =>
  import(/* webpackChunkName: "drop-changes" */ './features/drop-changes/drop-changes-page').then(
    (page) => page.DropChangesPage,
  ),
);

/** By the first segment of their addresses. */
const PAGES = new Map([
  ['monster', monster],
  ['npc', npc],
  ['map', map],
  ['quest', quest],
  ['drop-changes', dropChanges],
]);

/** Tabs of the database by their word in the query; one that is unknown shows the items. */
const TABS = new Map<string | null, typeof maps>([
  ['maps', maps],
  ['quests', quests],
]);

/** Loads the code of the page at an address, where it does not come with the remote. */
export async function preparePage(path: string, query: URLSearchParams): Promise<void> {
  const page =
    path === routePatterns.database ? TABS.get(query.get('tab')) : PAGES.get(path.split('/')[1] ?? '');
  await page?.prepare();
}

/** Items come with the remote, the rest in chunks beside it, which `chunk` of portal.json has in the HTML. */
export function DatabaseRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.database} element={<DatabaseTabs />} />
      <Route path={routePatterns.item} element={<ItemPage />} />
      <Route path={routePatterns.monster} element={<monster.Page />} />
      <Route path={routePatterns.npc} element={<npc.Page />} />
      <Route path={routePatterns.map} element={<map.Page />} />
      <Route path={routePatterns.quest} element={<quest.Page />} />
      <Route path={routePatterns.dropChanges} element={<dropChanges.Page />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function DatabaseTabs() {
  const tab = TABS.get(useSearchParams()[0].get('tab'));
  return tab === undefined ? <ItemsPage /> : <tab.Page />;
}
