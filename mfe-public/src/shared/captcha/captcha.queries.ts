import { ApiError } from '@portico/api-client/runtime';
import { apiQuery } from '@portico/portal-kit';

/** A new puzzle each time: each is good for one call. */
export const captchaQuery = () => ({ ...apiQuery('/api/auth/captcha'), staleTime: 0, gcTime: 0 });

/** Whether the server is so busy that it asks for a solved puzzle first. */
export const isCaptchaNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.captcha_needed';
