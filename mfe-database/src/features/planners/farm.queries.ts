import { MAX_KILLS_PER_HOUR, MAX_TRAINING_LEVEL } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, integer, type SearchOf } from '@portico/portal-kit';
import { characterParameters } from './training.queries';

export type FarmPlan = Answer<'/api/itemdatabase/item/{id}/farm'>;
export type FarmSource = FarmPlan['sources'][number];

export const farmSearch = defineSearch({
  /** The reader's kills per hour. */
  killsPerHour: integer(undefined, 1, MAX_KILLS_PER_HOUR),
  /** With a level, the plan counts with a character. */
  level: integer(undefined, 1, MAX_TRAINING_LEVEL),
  ...characterParameters,
});

/** The last plan stays while the next one loads. */
export function farmQuery(id: string, view: SearchOf<typeof farmSearch>) {
  return apiQuery('/api/itemdatabase/item/{id}/farm', { keepsLast: true, params: { id }, query: view });
}
