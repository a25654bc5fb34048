import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { ItemPage } from './item-page';

export const itemPage = definePage({
  path: KIND_ROUTES.item,
  Component: ItemPage,
  data: ['/api/itemdatabase/item/{id}', '/api/drops/changes?limit=1&changes=1&itemId={id}'],
  handle: {
    title: 'item.meta.title',
    description: 'item.meta.description',
    keywords: 'item.meta.keywords',
    slotsInView: { 'item.offers': { itemId: '{id}' } },
    card: 'item/{id}',
    sitemap: 'items',
  },
});
