import { BARGAIN_PERCENT } from '@portico/domain';
import { apiQuery, nonDefaults } from '@portico/portal-kit';
import {
  GOODS_VIEW,
  foundGoodsSearch,
  isBlankSearch,
  priceProblem,
  type SearchView,
} from '../../shared/search/search-view';

/** All goods, by default the furthest below their usual prices first. */
export function allGoodsQuery({ type, room, sort, page }: SearchView) {
  return apiQuery('/api/market/items', {
    query: {
      sort,
      ...(type !== '' && { type }),
      ...(room !== '' && { room }),
      ...(page > 1 && { page }),
    },
  });
}

/** Goods that a search finds. Not requested while the search is blank or a price is invalid. */
export function foundGoodsQuery(view: SearchView) {
  const query = apiQuery('/api/market/items', {
    query: nonDefaults(foundGoodsSearch, { ...view, view: GOODS_VIEW }),
  });
  return { ...query, enabled: !isBlankSearch(view) && priceProblem(view) === undefined };
}

/** Offers furthest below their usual prices. */
export function bargainsQuery(limit: number) {
  return apiQuery('/api/market/items', { query: { below: BARGAIN_PERCENT, limit, sort: 'usual_asc' } });
}
