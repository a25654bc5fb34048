import { apiQuery, type Answer } from '@portico/portal-kit';

export type Appearance = Answer<'/api/characters/appearance/{characterId}'>;

/** What a character looks like, and what its pieces are called. */
export function appearanceQuery(characterId: number) {
  return apiQuery('/api/characters/appearance/{characterId}', { params: { characterId } });
}
