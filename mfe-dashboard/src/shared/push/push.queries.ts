import { type Answer, apiQuery } from '@portico/portal-kit';
import { type Body, sendApi } from '@portico/portal-kit/send';

export type PushBrowsers = Answer<'/api/voting/reminders'>;
export type NewBrowser = Body<'post', '/api/voting/reminders'>;

const AUTHENTICATED = { authenticated: true } as const;

/** Calls of the messages that a browser can show. */
export const PUSH_CALLS = {
  votes: {
    query: () => ({ ...apiQuery('/api/voting/reminders', AUTHENTICATED), staleTime: 0 }),
    add: (body: NewBrowser) => sendApi('post', '/api/voting/reminders', { ...AUTHENTICATED, body }),
    remove: (endpoint: string | null) =>
      sendApi('post', '/api/voting/reminders/remove', { ...AUTHENTICATED, body: { endpoint } }),
  },
  watches: {
    query: () => ({ ...apiQuery('/api/wishes/messages/browsers', AUTHENTICATED), staleTime: 0 }),
    add: (body: NewBrowser) => sendApi('post', '/api/wishes/messages/browsers', { ...AUTHENTICATED, body }),
    remove: (endpoint: string | null) =>
      sendApi('post', '/api/wishes/messages/browsers/remove', { ...AUTHENTICATED, body: { endpoint } }),
  },
};

export type PushTopic = keyof typeof PUSH_CALLS;
