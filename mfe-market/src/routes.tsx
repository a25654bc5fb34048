import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { ItemsPage } from './features/goods/items-page';
import { SearchPage } from './features/goods/search-page';
import { StorePage } from './features/store/store-page';
import { StoresPage } from './features/stores/stores-page';
import { routePatterns } from './paths';

/** The pages come with the remote: together they weigh less than the further round trip that a lazy one costs. */
export function MarketRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.market} element={<StoresPage />} />
      <Route path={routePatterns.items} element={<ItemsPage />} />
      <Route path={routePatterns.search} element={<SearchPage />} />
      <Route path={routePatterns.store} element={<StorePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
