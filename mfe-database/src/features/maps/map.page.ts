import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { mapQuery, mapSearch, placesQuery, routeQuery } from './maps.queries';

export const mapPage = definePage({
  path: KIND_ROUTES.map,
  lazy: () => import(/* webpackChunkName: "map" */ './map-page').then((page) => page.MapPage),
  search: mapSearch,
  loader: ({ params: { id = '' }, search: { from, mode, place } }) => [
    mapQuery(id),
    ...(from === undefined ? [] : [routeQuery(id, from, mode)]),
    ...(place === '' ? [] : [placesQuery(place)]),
  ],
  handle: {
    ...pageWords('map.meta'),
    card: 'map/{id}',
    sitemap: 'maps',
  },
});
