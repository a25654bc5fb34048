import { ApiError } from '@portico/api-client/runtime';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';

export type Credentials = Body<'post', '/api/auth/login'>;
export type LoginAnswer = Sent<'post', '/api/auth/login'>;
export type SecondFactor = NonNullable<LoginAnswer['secondFactor']>;
type PasskeyAnswer = Body<'post', '/api/auth/login/passkey'>;

export const logIn = (body: Credentials): Promise<LoginAnswer> =>
  sendApi('post', '/api/auth/login', { body });

export const proveSecondFactor = (ticket: string, code: string): Promise<LoginAnswer> =>
  sendApi('post', '/api/auth/login/second-factor', { body: { ticket, code } });

/** Options for a passkey: any of this site, or one of the account in the ticket. */
export const passkeyOptions = (ticket?: string) =>
  sendApi('post', '/api/auth/login/passkey/options', { body: { ticket } });

export const provePasskey = (body: PasskeyAnswer): Promise<LoginAnswer> =>
  sendApi('post', '/api/auth/login/passkey', { body });

/** Whether the first step of the login has to be repeated: its ticket has expired or was used. */
export const isTicketExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.ticket_expired';
