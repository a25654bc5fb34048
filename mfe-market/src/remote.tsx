import { defineRemote } from '@portico/portal-kit';
import { itemsPage, searchPage } from './features/goods/goods.page';
import { salesPage } from './features/sales/sales.page';
import { storePage } from './features/store/store.page';
import { storesPage } from './features/stores/stores.page';

export default defineRemote({
  name: 'mfe-market',
  pages: [storesPage, itemsPage, searchPage, salesPage, storePage],
  slots: {
    'item.offers': {
      module: './offers',
      data: ['/api/market/offers/{itemId}', '/api/market/prices/{itemId}'],
    },
    'home.bargains': {
      module: './bargains',
      data: ['/api/market/items?below=80&limit=12&sort=usual_asc'],
    },
  },
});
