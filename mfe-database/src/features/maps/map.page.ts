import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
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
    title: 'map.meta.title',
    description: 'map.meta.description',
    keywords: 'map.meta.keywords',
    card: 'map/{id}',
    sitemap: 'maps',
  },
});
