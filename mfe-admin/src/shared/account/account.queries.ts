import { ApiError } from '@portico/api-client/runtime';
import { apiQuery, type Answer, useRefresh } from '@portico/portal-kit';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export const ACCOUNTS = '/api/admin/accounts';
const AUTHENTICATED = { authenticated: true } as const;

export type FoundAccount = Answer<typeof ACCOUNTS>['accounts'][number];
export type AdminAccount = Answer<'/api/admin/accounts/{id}'>;
export type AccountHistory = Answer<'/api/admin/accounts/{id}/history'>;
export type Ban = NonNullable<AdminAccount['ban']>;
export type BanRequest = Body<'post', '/api/admin/accounts/{id}/ban'>;
export type NoteRequest = Body<'post', '/api/admin/accounts/{id}/notes'>;
export type Acted = Sent<'post', '/api/admin/accounts/{id}/ban'>;

export type Act = 'ban' | 'unban' | 'signOut' | 'resetSecondFactor';

const ACT_PATHS = {
  unban: '/api/admin/accounts/{id}/unban',
  signOut: '/api/admin/accounts/{id}/sign-out',
  resetSecondFactor: '/api/admin/accounts/{id}/reset-second-factor',
} as const;

/** Most accounts that a search for one proposes. */
const MAX_PROPOSED = 8;

export function accountsNamedQuery(search: string) {
  return apiQuery(ACCOUNTS, { ...AUTHENTICATED, query: { search, by: 'name', limit: MAX_PROPOSED } });
}

export function adminAccountQuery(id: string | number) {
  return apiQuery('/api/admin/accounts/{id}', { ...AUTHENTICATED, params: { id } });
}

export function historyQuery(id: number) {
  return apiQuery('/api/admin/accounts/{id}/history', { ...AUTHENTICATED, params: { id } });
}

/** Acts on an account, shows its new state and refreshes the other answers about the account. */
export function useAct(id: number, act: Act) {
  const queries = useQueryClient();
  const refresh = useRefresh('/api/admin/');
  return useMutation({
    mutationFn: (request: BanRequest): Promise<Acted> => send(id, act, request),
    onSuccess: ({ account }) => queries.setQueryData(adminAccountQuery(id).queryKey, account),
    onSettled: refresh,
  });
}

function send(id: number, act: Act, request: BanRequest): Promise<Acted> {
  const options = { ...AUTHENTICATED, params: { id } };
  if (act === 'ban') return sendApi('post', '/api/admin/accounts/{id}/ban', { ...options, body: request });
  return sendApi('post', ACT_PATHS[act], { ...options, body: { reason: request.reason } });
}

/** Result of banning many accounts. Each refusal has its reason. */
export interface BannedMany {
  banned: readonly number[];
  refused: readonly { id: number; error: unknown }[];
}

/** Bans accounts one by one, so that a refusal does not affect the others. After a refusal for too many calls, the rest is not sent. */
export async function banMany(ids: readonly number[], body: BanRequest): Promise<BannedMany> {
  const banned: number[] = [];
  const refused: { id: number; error: unknown }[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      await send(id, 'ban', body);
      banned.push(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) {
        refused.push(...ids.slice(index).map((left) => ({ id: left, error })));
        break;
      }
      refused.push({ id, error });
    }
  }
  return { banned, refused };
}

/** Writes a note or a warning about an account; all of them are shown at once. */
export function useAddNote(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NoteRequest) =>
      sendApi('post', '/api/admin/accounts/{id}/notes', { ...AUTHENTICATED, params: { id }, body }),
    onSuccess: (history) => queries.setQueryData(historyQuery(id).queryKey, history),
  });
}
