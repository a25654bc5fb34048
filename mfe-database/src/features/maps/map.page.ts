import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { mapQuery } from './maps.queries';

export const mapPage = definePage({
  path: KIND_ROUTES.map,
  lazy: () => import(/* webpackChunkName: "map" */ './map-page').then((page) => page.MapPage),
  loader: ({ params: { id = '' } }) => [mapQuery(id)],
  handle: {
    title: 'map.meta.title',
    description: 'map.meta.description',
    keywords: 'map.meta.keywords',
    card: 'map/{id}',
    sitemap: 'maps',
  },
});
