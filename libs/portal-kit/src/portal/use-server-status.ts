import { getJson } from '@portico/api-client/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** All that may be said of the game server. */
export const SERVER_STATUSES = ['checking', 'online', 'offline'] as const;

export type ServerStatus = (typeof SERVER_STATUSES)[number];

const ADDRESS = '/api/server/status';
const POLL_MS = 30_000;
const ANSWER_LIMIT_MS = 10_000;

function isOnline(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'online' in answer && answer.online === true;
}

function playersIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('players' in answer)) return null;
  return typeof answer.players === 'number' ? answer.players : null;
}

function liveSince(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('source' in answer && 'checkedAt' in answer) || answer.source !== 'live') return null;
  return typeof answer.checkedAt === 'number' ? answer.checkedAt : null;
}

/** The query behind `useServerStatus`. */
export function serverStatusQuery() {
  return queryOptions({
    queryKey: [ADDRESS],
    queryFn: ({ signal }) => getJson(ADDRESS, { signal, timeoutMs: ANSWER_LIMIT_MS, retry: 0 }),
    select: isOnline,
    networkMode: 'always',
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: POLL_MS,
    retry: false,
  });
}

/**
 * Whether the game server is up: polled every 30 s while the tab is visible, and when it becomes visible. If the portal does not answer,
 * the server counts as offline; if the visitor's network is down, nothing is known. All users of the hook share one poll.
 */
export function useServerStatus(): ServerStatus {
  const { data, status } = useQuery(serverStatusQuery());
  if (status === 'pending') return 'checking';
  if (status === 'error' && !navigator.onLine) return 'checking';
  return status === 'success' && data ? 'online' : 'offline';
}

/** Number of players online, from the same poll; null while unknown. */
export function usePlayersOnline(): number | null {
  const { data } = useQuery({ ...serverStatusQuery(), select: playersIn });
  return data ?? null;
}

/** Time of the running game's last report, epoch ms; null while unknown, and if the number comes from the database. */
export function usePlayersLiveSince(): number | null {
  const { data } = useQuery({ ...serverStatusQuery(), select: liveSince });
  return data ?? null;
}
