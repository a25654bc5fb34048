import { ApiError } from '@portico/api-client/runtime';
import { apiQuery, ownAccountQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { useQueryClient } from '@tanstack/react-query';

export type PortalSession = Answer<'/api/auth/sessions'>['sessions'][number];
export type SignIn = Answer<'/api/auth/sign-ins'>['signIns'][number];
export type Factors = Answer<'/api/auth/factors'>;
export type Passkey = Factors['passkeys'][number];
export type ApiKeys = Answer<'/api/api-keys'>;
export type ApiKey = ApiKeys['keys'][number];
export type PasskeyCeremony = Sent<'post', '/api/auth/factors/passkeys/options'>;

const AUTHENTICATED = { authenticated: true } as const;

export const sessionsQuery = () => apiQuery('/api/auth/sessions', AUTHENTICATED);
export const signInsQuery = () => apiQuery('/api/auth/sign-ins', AUTHENTICATED);
export const visibilityQuery = () => apiQuery('/api/activity/visibility', AUTHENTICATED);
export const factorsQuery = () => apiQuery('/api/auth/factors', AUTHENTICATED);

export const changePassword = (body: Body<'post', '/api/auth/change-password'>) =>
  sendApi('post', '/api/auth/change-password', { ...AUTHENTICATED, body });

export const setVisibility = (isHidden: boolean) =>
  sendApi('post', '/api/activity/visibility', { ...AUTHENTICATED, body: { isHidden } });

/** Ends this session on the server. A failure is ignored, because the browser signs out in any case. */
export const logOut = () =>
  sendApi('post', '/api/auth/logout', { ...AUTHENTICATED, keepalive: true }).catch(() => undefined);

export const endSession = (id: string) =>
  sendApi('delete', '/api/auth/sessions/{id}', { ...AUTHENTICATED, params: { id } });

export const endOtherSessions = () => sendApi('delete', '/api/auth/sessions', AUTHENTICATED);

export const beginTotp = (password: string) =>
  sendApi('post', '/api/auth/factors/totp/begin', { ...AUTHENTICATED, body: { password } });

export const turnTotpOn = (code: string) =>
  sendApi('post', '/api/auth/factors/totp', { ...AUTHENTICATED, body: { code } });

export const turnTotpOff = (password: string) =>
  sendApi('post', '/api/auth/factors/totp/off', { ...AUTHENTICATED, body: { password } });

export const makeRecoveryCodes = (password: string) =>
  sendApi('post', '/api/auth/factors/recovery-codes', { ...AUTHENTICATED, body: { password } });

export const beginPasskey = (password: string) =>
  sendApi('post', '/api/auth/factors/passkeys/options', { ...AUTHENTICATED, body: { password } });

export const addPasskey = (body: Body<'post', '/api/auth/factors/passkeys'>) =>
  sendApi('post', '/api/auth/factors/passkeys', { ...AUTHENTICATED, body });

export const removePasskey = (id: number, password: string) =>
  sendApi('post', '/api/auth/factors/passkeys/{id}/remove', {
    ...AUTHENTICATED,
    params: { id },
    body: { password },
  });

export const apiKeysQuery = () => apiQuery('/api/api-keys', AUTHENTICATED);

export const addApiKey = (name: string) =>
  sendApi('post', '/api/api-keys', { ...AUTHENTICATED, body: { name } });

export const removeApiKey = (id: number) =>
  sendApi('post', '/api/api-keys/{id}/remove', { ...AUTHENTICATED, params: { id } });

export const sendVerification = () => sendApi('post', '/api/auth/email/verification', AUTHENTICATED);

/** Refreshes the factors and the account, which may still lack a required factor. */
export function useFactorsRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [factorsQuery(), ownAccountQuery()].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
}

/** Whether a proxy between browser and API sent the answer. */
export const isProxyError = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && !error.isOfApi;
