import { screen, within } from '@testing-library/react';
import { accountAnswer, overviewAnswer, overviewCharacter } from './test/account-data';
import { openAccount } from './test/open-account';
import { voteStatus } from '../../shared/voting/test/voting-data';

describe('today’s vote and reward', () => {
  it('are at the head, with the ways there', async () => {
    const gift = { day: 1, kind: 'nx', quantity: 500, itemId: null, itemName: null, name: null };
    openAccount({ waiting: { vote: true, gift, isGiftTaken: false, price: false } });
    expect(await screen.findByRole('link', { name: 'Vote ready' })).toHaveAttribute('href', '#votes');
    expect(await screen.findByRole('link', { name: /Today’s reward: 500/ })).toHaveAttribute(
      'href',
      '/dashboard/rewards',
    );
  });

  it('are not there once they are taken', async () => {
    openAccount({ votes: voteStatus({ canVoteNow: false }) });
    expect(await screen.findByText('Votes today')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Vote ready' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Today’s reward/ })).not.toBeInTheDocument();
  });
});

describe('an account in the game', () => {
  const playing = accountAnswer({ loggedIn: true });

  it('says who plays, and what has to wait and why', async () => {
    openAccount({
      account: playing,
      overview: overviewAnswer({ characters: [overviewCharacter({ isOnline: true })] }),
    });
    expect(await screen.findByText(/In the game as .*Brannoc/)).toBeInTheDocument();
    expect(screen.getByText('Your account is in the game')).toBeInTheDocument();
    expect(screen.getByText(/Exchanges, upgrades and gifts wait/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'In the game now' })).toBeInTheDocument();
  });

  it('says channel and map where the running game tells them', async () => {
    const character = overviewCharacter({ isOnline: true, channel: 3 });
    openAccount({ account: playing, overview: overviewAnswer({ characters: [character] }) });
    expect(
      await screen.findByText(/In the game as .*Brannoc.*, channel 3, .*Willowrest/),
    ).toBeInTheDocument();
    expect(screen.getAllByText('In the game, channel 3')).not.toHaveLength(0);
  });

  it('leads whom a crash has left there to the reset', async () => {
    openAccount({ account: playing });
    expect(await screen.findByRole('link', { name: 'Not playing? Get unstuck' })).toHaveAttribute(
      'href',
      '/dashboard?open=reset&character=9',
    );
  });

  it('shows what waits and why, and what has come', async () => {
    const at = Date.UTC(2026, 0, 1);
    const gift = { reason: 'admin', createdAt: at, deliveredAt: null } as const;
    openAccount({
      account: playing,
      grants: {
        waiting: [
          { ...gift, id: 1, currency: 'NX', delta: 5000, waitsFor: 'inGame' },
          { ...gift, id: 2, currency: 'VP', delta: 1, waitsFor: 'full' },
        ],
        delivered: [{ ...gift, id: 3, currency: 'MESO', delta: 250_000, deliveredAt: at }],
      },
    });
    expect(await screen.findByRole('link', { name: '2 gifts are waiting' })).toHaveAttribute(
      'href',
      '#gifts',
    );
    const panel = within(screen.getByRole('region', { name: 'Your gifts' }));
    for (const text of [
      '+5,000',
      '+1',
      '+250,000',
      'Log out of the game to get it',
      'Your balance is full: spend some first',
    ]) {
      expect(panel.getByText(text)).toBeInTheDocument();
    }
    expect(panel.getByRole('link', { name: 'See full history' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
  });
});
