import { apiQuery, type Answer } from '@portico/portal-kit';

export type Download = Answer<'/api/guide/download'>;
export type Machine = Download['minimum'];

export function downloadQuery() {
  return apiQuery('/api/guide/download');
}
