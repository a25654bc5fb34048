import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { worldMapQuery, worldMapSearch } from './world-map.queries';

export const worldMapPage = definePage({
  path: paths.worldMap(),
  lazy: () =>
    import(/* webpackChunkName: "world-map" */ './world-map-page').then((page) => page.WorldMapPage),
  search: worldMapSearch,
  loader: ({ search }) => [worldMapQuery(search.region)],
  handle: {
    ...pageWords('world.meta'),
    icon: 'map',
    navigation: { label: 'world.meta.title', order: 63, place: 'menu' },
  },
});
