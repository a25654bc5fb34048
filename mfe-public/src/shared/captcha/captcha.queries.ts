import { ApiError } from '@portico/api-client/runtime';
import { apiQuery } from '@portico/portal-kit';

/** Never cached, because each puzzle is valid for one call. */
export const captchaQuery = () => ({ ...apiQuery('/api/auth/captcha'), staleTime: 0, gcTime: 0 });

/** Whether the error asks for a solved puzzle, as a busy server does. */
export const isCaptchaNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.captcha_needed';
