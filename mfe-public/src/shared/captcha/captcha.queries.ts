import { apiQuery } from '@portico/portal-kit';

/** A new puzzle each time: each is good for one call. */
export const captchaQuery = () => ({ ...apiQuery('/api/auth/captcha'), staleTime: 0, gcTime: 0 });
