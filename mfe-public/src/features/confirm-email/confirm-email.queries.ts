import { ApiError } from '@portico/api-client/runtime';
import { sendApi } from '@portico/portal-kit/send';

export const confirmEmail = (token: string) =>
  sendApi('post', '/api/auth/email/confirm', { body: { token } });

export const isLinkExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.link_expired';
