import { detail, oneOf, type SearchParam } from '@portico/portal-kit';

/** How a list is laid out. */
export const MARKET_VIEWS = ['grid', 'list'] as const;

export type MarketView = (typeof MARKET_VIEWS)[number];

/** The layout that an address asks for. Another one shows the same page of the list. */
export const marketView = (fallback: MarketView): SearchParam<MarketView> =>
  detail(oneOf(MARKET_VIEWS, fallback));
