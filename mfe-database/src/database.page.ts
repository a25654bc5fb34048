import { definePage } from '@portico/portal-kit';
import { paths } from './paths';
import { ItemsPage } from './features/items/items-page';
import { mapQuery, mapSearchQuery } from './features/maps/maps.queries';
import { mapsAt } from './features/maps/maps-state';
import { questQuery, questSearchQuery } from './features/quests/quests.queries';
import { questsAt } from './features/quests/quests-state';
import { itemQuery, listQuery } from './features/items/items.queries';
import { itemsAt } from './features/items/items-state';

export const databasePage = definePage({
  path: paths.database,
  Component: ItemsPage,
  views: [
    {
      when: { tab: 'maps' },
      lazy: () =>
        import(/* webpackChunkName: "world" */ './features/maps/maps-page').then((page) => page.MapsPage),
      loader: ({ search }) => {
        const view = mapsAt(search);
        return [mapSearchQuery(view), ...(view.map === undefined ? [] : [mapQuery(view.map)])];
      },
    },
    {
      when: { tab: 'quests' },
      lazy: () =>
        import(/* webpackChunkName: "world" */ './features/quests/quests-page').then(
          (page) => page.QuestsPage,
        ),
      loader: ({ search }) => {
        const view = questsAt(search);
        return [questSearchQuery(view), ...(view.quest === undefined ? [] : [questQuery(view.quest)])];
      },
    },
  ],
  loader: ({ search }) => {
    const view = itemsAt(search);
    return [listQuery(view), ...(view.item === 0 ? [] : [itemQuery(view.item)])];
  },
  handle: {
    title: 'database.meta.title',
    description: 'database.meta.description',
    keywords: 'database.meta.keywords',
    card: 'page/database',
    navigation: { label: 'database.navigation', order: 30 },
  },
});
