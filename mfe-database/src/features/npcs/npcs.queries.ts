import { apiQuery, type Answer } from '@portico/portal-kit';

export type NpcDetailAnswer = Answer<'/api/npcs/{id}'>;

export function npcQuery(id: string) {
  return apiQuery('/api/npcs/{id}', { params: { id } });
}
