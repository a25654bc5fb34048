import { apiQuery, type Answer } from '@portico/portal-kit';

export type Player = Answer<'/api/rankings/{id}'>;

export function playerQuery(id: string) {
  return apiQuery('/api/rankings/{id}', { params: { id } });
}
