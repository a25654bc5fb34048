/** How a list is laid out. */
export const MARKET_VIEWS = ['grid', 'list'] as const;

export type MarketView = (typeof MARKET_VIEWS)[number];

/** What the address asks for, where it spells it rightly; else the default. */
export function choiceOf<T extends string, D extends string>(
  known: readonly T[],
  value: string,
  fallback: D,
): T | D {
  return known.find((one) => one === value) ?? fallback;
}
