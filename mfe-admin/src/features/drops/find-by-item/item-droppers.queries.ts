import { apiQuery, type Answer } from '@portico/portal-kit';

const DROPPERS = '/api/droprates/item/{itemId}/monsters';

export type ItemDroppers = Answer<typeof DROPPERS>;
export type ItemDropper = ItemDroppers['droppers'][number];

/** Who drops an item; 0 is mesos. */
export function itemDroppersQuery(itemId: number) {
  return apiQuery(DROPPERS, { authenticated: true, params: { itemId } });
}
