import type { Portal } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { AccountPage } from '../account-page';
import { accountAnswer, NO_GRANTS, overviewAnswer } from './account-data';
import { voteStatus } from '../../../shared/voting/test/voting-data';

/** API addresses that the overview requests. */
export const ADDRESSES = {
  account: '/api/auth/user',
  overview: '/api/dashboard/overview',
  grants: '/api/ledger/grants',
  votes: '/api/voting/status',
  waiting: '/api/voting/waiting',
} as const;

interface Answers {
  account?: unknown;
  overview?: unknown;
  grants?: unknown;
  votes?: unknown;
  waiting?: unknown;
}

/** The overview, with the API answers that a test needs. */
export function openAccount(
  {
    account = accountAnswer(),
    overview = overviewAnswer(),
    grants = NO_GRANTS,
    votes = voteStatus(),
    waiting = { vote: true, gift: null, isGiftTaken: true, price: false },
  }: Answers = {},
  { path = '/dashboard', portal = {} }: { path?: string; portal?: Partial<Portal> } = {},
) {
  return renderInPortal(<AccountPage />, {
    path,
    portal,
    api: {
      [ADDRESSES.account]: account,
      [ADDRESSES.overview]: overview,
      [ADDRESSES.grants]: grants,
      [ADDRESSES.votes]: votes,
      [ADDRESSES.waiting]: waiting,
    },
    texts: { 'mfe-dashboard': texts },
  });
}
