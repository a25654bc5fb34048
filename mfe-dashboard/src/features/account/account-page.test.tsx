import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { AccountPage } from './account-page';

const ACCOUNT: Answer<'/api/auth/user'> = {
  id: 1,
  username: 'wren',
  email: null,
  emailConfirmed: false,
  needsSecondFactor: false,
  banned: false,
  banReason: null,
  banType: null,
  tempBanExpiry: null,
  nxCredit: 12_000,
  maplePoint: 30,
  nxPrepaid: 0,
  votePoints: 7,
  totalMeso: 5_400_000,
  characters: [
    {
      id: 9,
      name: 'Brannoc',
      level: 157,
      job: 112,
      meso: 5_400_000,
      stats: { str: 620, dex: 85, int: 4, luk: 5, hp: 8400, mp: 700, maxhp: 11_300, maxmp: 1450 },
    },
  ],
  isAdmin: true,
  isWebAdmin: false,
  loggedIn: false,
  characterSlots: 3,
};

function open(answer: unknown) {
  return renderInPortal(<AccountPage />, {
    path: '/dashboard',
    api: { '/api/auth/user': answer },
    texts: { 'mfe-dashboard': texts },
  });
}

describe('account', () => {
  it('shows the balances, the slots and each character with its stats', async () => {
    open(ACCOUNT);
    expect(await screen.findByRole('heading', { level: 1, name: /Welcome, .*wren/ })).toBeInTheDocument();
    for (const text of ['12,000', '7', 'of 3', 'Brannoc', 'Hero', '620', 'Admin Access']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Open the public profile' })).toHaveAttribute(
      'href',
      '/player/9',
    );
  });

  it('says where characters come from while there is none', async () => {
    open({ ...ACCOUNT, characters: [] });
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeInTheDocument();
  });

  it('shows what the API refuses', async () => {
    open(
      new ApiFailure(403, {
        code: 'identity.forbidden',
        msg: 'This needs the permission "player".',
        requestId: 'req-4',
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This needs the permission "player".');
  });
});
