import { GAIN_PERIODS, GAIN_SORTS } from '@portico/domain';
import {
  type Answer,
  apiQuery,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';

export type Gains = Answer<'/api/rankings/gains'>;
export type GainedPlayer = Gains['players'][number];

export const gainsSearch = defineSearch({
  page: pageNumber(),
  period: oneOf(GAIN_PERIODS, GAIN_PERIODS[0]),
  sort: oneOf(GAIN_SORTS, GAIN_SORTS[0]),
});

export function gainsQuery(view: SearchOf<typeof gainsSearch>) {
  return apiQuery('/api/rankings/gains', { keepsLast: true, query: nonDefaults(gainsSearch, view) });
}
