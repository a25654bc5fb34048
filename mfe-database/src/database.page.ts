import { definePage, defineView, type PageAddress, type SearchOf, pageWords } from '@portico/portal-kit';
import { paths } from './paths';
import { mapQuery, mapSearchQuery, mapsSearch } from './features/maps/maps.queries';
import { monsterListQuery, monstersSearch } from './features/monsters/monsters.queries';
import { itemListQuery, itemListSearch } from './features/item-list/item-list.queries';
import { npcListQuery, npcsSearch } from './features/npcs/npcs.queries';
import { questQuery, questSearchQuery, questsSearch } from './features/quests/quests.queries';
import { itemQuery, listQuery } from './features/items/items.queries';
import { itemsSearch, itemsView } from './features/items/items-state';
import { OtherTab } from './features/items/other-tab';

/** The first tab. Only what shows it pays for its code. */
const items = {
  lazy: () =>
    import(/* webpackChunkName: "items" */ './features/items/items-page').then((page) => page.ItemsPage),
  search: itemsSearch,
  loader: ({ search }: PageAddress<SearchOf<typeof itemsSearch>>) => [
    listQuery(itemsView(search)),
    ...(search.item === 0 ? [] : [itemQuery(search.item)]),
  ],
};

export const databasePage = definePage({
  path: paths.database,
  Component: OtherTab,
  views: [
    defineView({ when: { tab: '' }, ...items }),
    defineView({ when: { tab: 'items' }, ...items }),
    defineView({
      when: { tab: 'list' },
      handle: { ...pageWords('list.meta'), keywords: 'database.meta.keywords' },
      lazy: () =>
        import(/* webpackChunkName: "lists" */ './features/item-list/item-list-page').then(
          (page) => page.ItemListPage,
        ),
      search: itemListSearch,
      loader: ({ search }) => [itemListQuery(search)],
    }),
    defineView({
      when: { tab: 'monsters' },
      handle: { ...pageWords('monsters.meta'), keywords: 'database.meta.keywords' },
      lazy: () =>
        import(/* webpackChunkName: "lists" */ './features/monsters/monsters-page').then(
          (page) => page.MonstersPage,
        ),
      search: monstersSearch,
      loader: ({ search }) => [monsterListQuery(search)],
    }),
    defineView({
      when: { tab: 'npcs' },
      handle: { ...pageWords('npcs.meta'), keywords: 'database.meta.keywords' },
      lazy: () =>
        import(/* webpackChunkName: "lists" */ './features/npcs/npcs-page').then((page) => page.NpcsPage),
      search: npcsSearch,
      loader: ({ search }) => [npcListQuery(search)],
    }),
    defineView({
      when: { tab: 'maps' },
      handle: { ...pageWords('maps.meta'), keywords: 'database.meta.keywords' },
      lazy: () =>
        import(/* webpackChunkName: "maps" */ './features/maps/maps-page').then((page) => page.MapsPage),
      search: mapsSearch,
      loader: ({ search }) => [
        mapSearchQuery(search),
        ...(search.map === undefined ? [] : [mapQuery(search.map)]),
      ],
    }),
    defineView({
      when: { tab: 'quests' },
      handle: { ...pageWords('quests.meta'), keywords: 'database.meta.keywords' },
      lazy: () =>
        import(/* webpackChunkName: "quests" */ './features/quests/quests-page').then(
          (page) => page.QuestsPage,
        ),
      search: questsSearch,
      loader: ({ search }) => [
        questSearchQuery(search),
        ...(search.quest === undefined ? [] : [questQuery(search.quest)]),
      ],
    }),
  ],
  search: items.search,
  loader: items.loader,
  handle: {
    ...pageWords('items.meta'),
    keywords: 'database.meta.keywords',
    card: 'page/database',
    icon: 'chest',
    navigation: { label: 'database.navigation', order: 30 },
  },
});
