import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { ItemPage } from './features/items/item-page';
import { ItemsPage } from './features/items/items-page';
import { MapPage } from './features/maps/map-page';
import { MonsterPage } from './features/monsters/monster-page';
import { MapsPage } from './features/maps/maps-page';
import { NpcPage } from './features/npcs/npc-page';
import { QuestPage } from './features/quests/quest-page';
import { QuestsPage } from './features/quests/quests-page';
import { routePatterns } from './paths';

/** The pages come with the remote: together they weigh less than the further round trip that a lazy one costs. */
export function DatabaseRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.database} element={<DatabaseTabs />} />
      <Route path={routePatterns.item} element={<ItemPage />} />
      <Route path={routePatterns.monster} element={<MonsterPage />} />
      <Route path={routePatterns.npc} element={<NpcPage />} />
      <Route path={routePatterns.map} element={<MapPage />} />
      <Route path={routePatterns.quest} element={<QuestPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** The tab is a word of the query; one that is unknown shows the items. */
function DatabaseTabs() {
  const tab = useSearchParams()[0].get('tab');
  if (tab === 'maps') return <MapsPage />;
  return tab === 'quests' ? <QuestsPage /> : <ItemsPage />;
}
