import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { newestDropChangeQuery } from '../../shared/drops/drop-changes-line.queries';
import { itemQuery } from './items.queries';

export const itemPage = definePage({
  path: KIND_ROUTES.item,
  lazy: () => import(/* webpackChunkName: "item" */ './item-page').then((page) => page.ItemPage),
  loader: ({ params: { id = '' } }) => [itemQuery(id), newestDropChangeQuery('item', Number(id))],
  handle: {
    ...pageWords('item.meta'),
    slotsInView: { 'item.offers': { itemId: '{id}' } },
    card: 'item/{id}',
    sitemap: 'items',
  },
});
