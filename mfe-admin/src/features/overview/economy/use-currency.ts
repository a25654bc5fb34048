import { useUrlState } from '@portico/portal-kit';
import type { EconomyCurrency } from './economy.queries';

export const CURRENCIES = ['NX', 'VP', 'MESO'] as const satisfies readonly EconomyCurrency[];

const DEFAULTS = { currency: 'nx' };

/** The currency that the address names. */
export function useCurrency() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  const currency = CURRENCIES.find((one) => one.toLowerCase() === state.currency) ?? 'NX';
  return {
    currency,
    hrefFor: (other: EconomyCurrency) => hrefWith({ currency: other.toLowerCase() }),
  };
}
