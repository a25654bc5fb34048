import { BARGAIN_PERCENT } from '@portico/domain';
import { apiQuery } from '@portico/portal-kit';
import { isBlankSearch, priceProblem, type SearchView } from '../../shared/search/search-view';

/** All goods, by default the most expensive first. */
export function allGoodsQuery({ type, gear, room, sort, page }: SearchView) {
  return apiQuery('/api/market/items', {
    query: {
      sort,
      ...(type !== '' && { type }),
      ...(gear !== '' && { gear }),
      ...(room !== '' && { room }),
      ...(page > 1 && { page }),
    },
  });
}

/** Goods that a search finds. Not requested while the search is blank or a price is invalid. */
export function foundGoodsQuery(view: SearchView) {
  const { search, type, gear, min, max, below, room, sort, page } = view;
  const { channel, per, scrolls, rolls, all, some, sum } = view;
  const query = apiQuery('/api/market/items', {
    query: {
      ...(search !== '' && { search }),
      ...(type !== '' && { type }),
      ...(gear !== '' && { gear }),
      ...(below !== undefined && { below }),
      ...(min !== '' && { min }),
      ...(max !== '' && { max }),
      ...(room !== '' && { room }),
      ...(channel !== undefined && { channel }),
      ...(per !== 'bundle' && { per }),
      ...(scrolls !== '' && { scrolls }),
      ...(rolls !== '' && { rolls }),
      ...(all !== '' && { all }),
      ...(some !== '' && { some }),
      ...(sum !== '' && { sum }),
      ...(sort !== 'relevance' && { sort }),
      ...(page > 1 && { page }),
    },
  });
  return { ...query, enabled: !isBlankSearch(view) && priceProblem(view) === undefined };
}

/** Offers furthest below their usual prices. */
export function bargainsQuery(limit: number) {
  return apiQuery('/api/market/items', { query: { below: BARGAIN_PERCENT, limit, sort: 'usual_asc' } });
}
