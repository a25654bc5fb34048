import { apiQuery, type Answer } from '@portico/portal-kit';

export type MonsterDropsAnswer = Answer<'/api/itemdatabase/monster/{id}/drops'>;
export type MonsterDrop = MonsterDropsAnswer['drops'][number];

export type MonsterDetailAnswer = Answer<'/api/itemdatabase/monster/{id}'>;

export function monsterQuery(id: string | number) {
  return apiQuery('/api/itemdatabase/monster/{id}', { params: { id } });
}

export function monsterDropsQuery(id: string) {
  return apiQuery('/api/itemdatabase/monster/{id}/drops', { params: { id } });
}
