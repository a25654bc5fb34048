import { apiQuery } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';

/** Answers about drops that public pages in the same tab have read. */
export const PUBLIC_ANSWERS: Readonly<Record<string, object>> = {
  '/api/itemdatabase/item/4000019': {},
  '/api/itemdatabase/monster/100100/drops': {},
  '/api/drops/changes': {},
};

export function PublicPages() {
  useQuery(apiQuery('/api/itemdatabase/item/{id}', { params: { id: 4000019 } }));
  useQuery(apiQuery('/api/itemdatabase/monster/{id}/drops', { params: { id: 100100 } }));
  useQuery(apiQuery('/api/drops/changes'));
  return null;
}

/** Number of requests for each of them. */
export function timesRead(asked: readonly string[]): number[] {
  return Object.keys(PUBLIC_ANSWERS).map((address) => asked.filter((one) => one === address).length);
}
