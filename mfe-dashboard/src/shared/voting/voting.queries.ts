import { ApiError, readAuthToken } from '@portico/api-client/runtime';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Sent } from '@portico/portal-kit/send';

export type VoteSite = Answer<'/api/voting/sites'>['sites'][number];
export type VoteStatus = Answer<'/api/voting/status'>;
export type VoteSiteState = VoteStatus['sites'][number];
export type OwnVote = NonNullable<VoteSiteState['vote']>;
export type VerifiedVote = Sent<'post', '/api/voting/verify'>;
export type VoteCheck = Answer<'/api/voting/check-status'>;

const STATUS = '/api/voting/status';
const EVENTS = '/api/voting/events';

export function voteStatusQuery() {
  return {
    ...apiQuery(STATUS, { authenticated: true }),
    // Votes also change at their sites, in the game and on other devices.
    refetchOnWindowFocus: 'always' as const,
  };
}

export const voteSitesQuery = () => apiQuery('/api/voting/sites');

export function voteCheckQuery(username: string) {
  return { ...apiQuery('/api/voting/check-status', { query: { username } }), staleTime: 0, gcTime: 0 };
}

export const openOwnVote = (site: string) =>
  sendApi('post', '/api/voting/open', { authenticated: true, body: { site } });

export const openVoteOf = (username: string, site: string) =>
  sendApi('post', '/api/voting/open', { body: { username, site } });

/** Asks whether the last vote on a site is confirmed. The server also delivers a confirmed vote if it can. */
export const verifyVote = (site: string) =>
  sendApi('post', '/api/voting/verify', { authenticated: true, body: { site } });

/** Event stream of the open votes; undefined if there is none. `EventSource` cannot send the token header. */
export async function openVoteEvents(
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  const token = readAuthToken();
  if (token === null) return undefined;
  const answer = await fetch(new URL(EVENTS, globalThis.location.origin), {
    signal,
    redirect: 'error',
    headers: { accept: 'text/event-stream', 'x-auth-token': token },
  });
  return (answer.ok && answer.body) || undefined;
}

export const isOfApi = (error: unknown): boolean => error instanceof ApiError && error.isOfApi;

/** Whether voting is turned off. */
export const isVotingOff = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'game.feature_off';

/** Whether the API refused the call, so that trying again later changes nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Whether the votes of the day are used up. */
export const isDayLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'voting.day_limit';
