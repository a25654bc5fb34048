import { apiQuery } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';

/** Answers that public pages of the same tab read about drops. */
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

/** How often each of them was asked for. */
export function timesRead(asked: readonly string[]): number[] {
  return Object.keys(PUBLIC_ANSWERS).map((address) => asked.filter((one) => one === address).length);
}
