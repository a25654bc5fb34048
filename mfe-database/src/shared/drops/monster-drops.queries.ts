import { apiQuery, type Answer } from '@portico/portal-kit';

export type MonsterDropsAnswer = Answer<'/api/itemdatabase/monster/{id}/drops'>;

export function monsterDropsQuery(id: string | number) {
  return apiQuery('/api/itemdatabase/monster/{id}/drops', { params: { id } });
}
