import type { PushBrowsers } from '../push.queries';

export const NO_BROWSERS: PushBrowsers = {
  publicKey: 'BAQE',
  browsers: 0,
  browserIds: [],
  subscribedIds: [],
};
