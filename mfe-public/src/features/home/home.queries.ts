import { apiQuery, type Answer, defineSearch, oneOf, type SearchOf } from '@portico/portal-kit';

/** Who may be shown as the best: everybody, or those with one life. */
export const TOP_MODES = ['regular', 'ironman'] as const;

export const homeSearch = defineSearch({ top: oneOf(TOP_MODES, 'regular') });

export type World = Answer<'/api/world'>;
export type TopPlayer = Answer<'/api/rankings'>['players'][number];

const TOP_COUNT = 5;

export function worldQuery() {
  return apiQuery('/api/world');
}

/** The first five by level, the order that the API has by default. */
export function topPlayersQuery({ top }: SearchOf<typeof homeSearch>) {
  return apiQuery('/api/rankings', {
    query: { limit: TOP_COUNT, mode: top === 'ironman' ? 'hardcore' : undefined },
  });
}
