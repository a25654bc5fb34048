import { definePage } from '@portico/portal-kit';
import { paths } from './paths';
import { ItemsPage } from './features/items/items-page';

export const databasePage = definePage({
  path: paths.database,
  Component: ItemsPage,
  views: [
    {
      when: { tab: 'maps' },
      lazy: () =>
        import(/* webpackChunkName: "world" */ './features/maps/maps-page').then((page) => page.MapsPage),
    },
    {
      when: { tab: 'quests' },
      lazy: () =>
        import(/* webpackChunkName: "world" */ './features/quests/quests-page').then(
          (page) => page.QuestsPage,
        ),
    },
  ],
  choices: {
    tab: ['items', 'maps', 'quests'],
    mode: ['items', 'monsters'],
    type: ['all', 'equipment', 'use', 'setup', 'etc', 'cash'],
    sortBy: ['relevance', 'drop_rate', 'level', 'name', 'sources'],
    sortOrder: ['desc', 'asc'],
  },
  data: [
    {
      get: '/api/itemdatabase/popular-items?limit=10{?type}',
      when: { tab: '', query: '', searchMode: '', monster: '' },
    },
    {
      get: '/api/itemdatabase/search?query={query}{?type,page}',
      when: { tab: '', mode: '', searchMode: '', monster: '' },
    },
    {
      get: '/api/itemdatabase/monsters/search?query={query}{?page}',
      when: { tab: '', mode: 'monsters', searchMode: '', monster: '' },
    },
    {
      get: '/api/itemdatabase/advanced-search?searchMode={searchMode}{?query,page,dropRate,dropQuantity,itemLevel,monsterLevel,monsterHP,monsterExp,attackPower,magicAttack,defense,str,dex,int,luk,hp,mp,itemTypes,weaponTypes,sortBy,sortOrder}',
      when: { tab: '', monster: '' },
    },
    { get: '/api/itemdatabase/monster/{monster}/drops', when: { tab: '' } },
    { get: '/api/itemdatabase/item/{item}', when: { tab: '' } },
    { get: '/api/maps/search{?page}', when: { tab: 'maps', query: '' } },
    { get: '/api/maps/search?q={query}{?page}', when: { tab: 'maps' } },
    { get: '/api/maps/{map}', when: { tab: 'maps' } },
    { get: '/api/maplestoryio/quests{?level,area,npc,page}', when: { tab: 'quests', query: '' } },
    { get: '/api/maplestoryio/quests?search={query}{?level,area,npc,page}', when: { tab: 'quests' } },
    { get: '/api/maplestoryio/quests/{quest}', when: { tab: 'quests' } },
  ],
  handle: {
    title: 'database.meta.title',
    description: 'database.meta.description',
    keywords: 'database.meta.keywords',
    card: 'page/database',
    navigation: { label: 'database.navigation', order: 30 },
  },
});
