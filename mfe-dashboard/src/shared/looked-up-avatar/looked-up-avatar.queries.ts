import { apiQuery } from '@portico/portal-kit';

export function appearanceQuery(characterId: number) {
  return apiQuery('/api/characters/appearance/{characterId}', { params: { characterId } });
}
