import { detail, oneOf, type SearchParam } from '@portico/portal-kit';

export const MARKET_VIEWS = ['grid', 'list'] as const;

export type MarketView = (typeof MARKET_VIEWS)[number];

/** The layout in the address. Changing it keeps the page of the list. */
export const marketView = (fallback: MarketView): SearchParam<MarketView> =>
  detail(oneOf(MARKET_VIEWS, fallback));
