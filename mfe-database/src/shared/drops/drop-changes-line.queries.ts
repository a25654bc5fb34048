import { apiQuery } from '@portico/portal-kit';

const NEWEST = { limit: 1, changes: 1 };

export function newestDropChangeQuery(of: 'item' | 'monster', id: number) {
  const subject = of === 'item' ? { itemId: id } : { monsterId: id };
  return apiQuery('/api/drops/changes', { query: { ...NEWEST, ...subject } });
}
