import { apiQuery, type Answer } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';

export type Download = Answer<'/api/guide/download'>;

export function downloadQuery() {
  return apiQuery('/api/guide/download');
}

export function isOut({ launcher, mirror }: Download): boolean {
  return launcher !== null || mirror !== null;
}

/** Whether there is a game to download; true until the answer arrives. */
export function useHasDownload(): boolean {
  const { data } = useQuery(downloadQuery());
  return data === undefined || isOut(data);
}
