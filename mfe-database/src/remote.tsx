import { defineRemote } from '@portico/portal-kit';
import { dropChangesPage } from './features/drop-changes/drop-changes.page';
import { comparePage } from './features/compare/compare.page';
import { databasePage } from './database.page';
import { farmPage, scrollsPage, trainingPage } from './features/planners/planners.page';
import { itemPage } from './features/items/item.page';
import { mapPage } from './features/maps/map.page';
import { monsterPage } from './features/monsters/monster.page';
import { npcPage } from './features/npcs/npc.page';
import { worldMapPage } from './features/world-map/world-map.page';
import { questPage } from './features/quests/quest.page';

export default defineRemote({
  name: 'mfe-database',
  pages: [
    databasePage,
    itemPage,
    monsterPage,
    npcPage,
    mapPage,
    worldMapPage,
    questPage,
    dropChangesPage,
    trainingPage,
    farmPage,
    scrollsPage,
    comparePage,
  ],
  slots: { 'home.popular-items': './popular-items', 'thing.card': './thing-card' },
});
