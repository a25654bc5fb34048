import { apiQuery, type Answer } from '@portico/portal-kit';

export type Appearance = Answer<'/api/characters/appearance/{characterId}'>;

/** The look of a character and the names of its parts. */
export function appearanceQuery(characterId: number) {
  return apiQuery('/api/characters/appearance/{characterId}', { params: { characterId } });
}
