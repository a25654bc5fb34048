import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountAnswer, accountCharacter, overviewAnswer, overviewCharacter } from './test/account-data';
import { ADDRESSES, openAccount } from './test/open-account';

const SERVER_ERROR = new ApiFailure(500, {
  code: 'portal.internal',
  msg: 'Something went wrong on our side.',
  requestId: 'req-4',
});

describe('account', () => {
  it('asks for everything at once', async () => {
    const { asked } = openAccount();
    await waitFor(() => expect(new Set(asked)).toEqual(new Set(Object.values(ADDRESSES))));
  });

  it('shows the balances, the slots and each character with its stats and where it stands', async () => {
    openAccount();
    expect(await screen.findByRole('heading', { level: 1, name: /Welcome, .*wren/ })).toBeInTheDocument();
    expect(await screen.findAllByText('Willowrest')).not.toHaveLength(0);
    for (const text of [
      '12,000',
      '7',
      '30',
      '5,400,000',
      'of 3',
      'Hero',
      'Lv. 157',
      '620',
      '987,654',
      '41',
    ]) {
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    }
    expect(screen.getByRole('meter', { name: 'HP' })).toHaveAttribute('aria-valuetext', '8,400 / 11,300');
    expect(screen.getAllByText('Up 2 since yesterday')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Willowrest' })).toHaveAttribute('href', '/map/100000000');
    expect(screen.getByRole('link', { name: 'Public profile' })).toHaveAttribute('href', '/player/9');
    expect(screen.getByText('Not in the game')).toBeInTheDocument();
  });

  it('unfolds the characters that the address names, and writes down which are unfolded', async () => {
    const characters = [accountCharacter(), accountCharacter({ id: 10, name: 'Sorrel' })];
    const { address, container } = openAccount(
      { account: accountAnswer({ characters }) },
      { path: '/dashboard?details=10' },
    );
    await screen.findAllByText('Sorrel');
    const [first, second] = container.querySelectorAll('details');
    expect([first?.open, second?.open]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('link', { name: 'Brannoc' }));
    expect(address()).toBe('/dashboard?details=10.9');
    act(() => second?.removeAttribute('open'));
    await waitFor(() => expect(address()).toBe('/dashboard?details=9'));
  });

  it('says what waits and why while the game may still hold the account, and only then', async () => {
    openAccount({ overview: overviewAnswer({ presence: 'unsettled' }) });
    expect(await screen.findByText('The game may still hold your character')).toBeVisible();
    expect(screen.getByText(/Enter the game once more and log out properly/)).toBeVisible();
    expect(screen.queryByText('Your account is in the game')).not.toBeInTheDocument();
  });

  it('offers the way out of the game where the game takes purchases, and nothing waits', async () => {
    const { spending } = overviewAnswer();
    const overview = overviewAnswer({ spending: { ...spending, inGame: true } });
    openAccount({ account: accountAnswer({ loggedIn: true }), overview });
    expect(await screen.findByRole('link', { name: 'Not playing? Get unstuck' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/gifts wait until you log out/)).not.toBeInTheDocument());
  });

  it('leads to what can be done with vote points and with a character', async () => {
    openAccount();
    await screen.findByRole('link', { name: 'Exchange for NX' });
    const hrefs = Object.fromEntries(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(hrefs).toMatchObject({
      'Exchange for NX': '/dashboard?open=exchange',
      'Upgrade HP or MP': '/dashboard?open=upgrade&character=9',
      Inventory: '/dashboard/inventory?character=9',
      Disconnect: '/dashboard?open=disconnect&character=9',
      Reset: '/dashboard?open=reset&character=9',
    });
    expect(screen.getByRole('link', { name: /Raise max MP of .*Brannoc/ })).toHaveAttribute(
      'href',
      '/dashboard?open=upgrade&character=9&stat=maxmp',
    );
  });

  it('shows no number for balances that the game does not keep', async () => {
    openAccount({}, { portal: { unavailable: ['balances'] } });
    expect(await screen.findAllByText('–')).toHaveLength(3);
    expect(screen.queryByText('12,000')).not.toBeInTheDocument();
    expect(screen.getAllByText('5,400,000')[0]).toBeVisible();
  });

  it('offers no exchange and no upgrade where nothing is sold', async () => {
    const { spending } = overviewAnswer();
    openAccount({ overview: overviewAnswer({ spending: { ...spending, isOn: false } }) });
    await screen.findByRole('link', { name: 'Willowrest' });
    expect(screen.queryByText(/Exchange for NX|Upgrade|Get more NX/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Raise/ })).not.toBeInTheDocument();
  });

  it('has no public profile and no picture for unranked characters, and no place for a map without a name', async () => {
    const { container } = openAccount({
      overview: overviewAnswer({
        characters: [
          overviewCharacter({
            rank: null,
            rankChange: null,
            mapName: null,
            guildName: null,
            lastSeenAt: null,
          }),
        ],
      }),
    });
    expect(await screen.findAllByText('Not ranked')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Public profile' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Somewhere out there')).toHaveLength(2);
    expect(screen.getAllByText('Not seen yet')).toHaveLength(2);
  });

  it('leads to the chat, the wish list, the game, the rankings and the market', async () => {
    const config = { ...EXAMPLE_CONFIG, links: { more: [], chat: 'https://chat.example.com' } };
    openAccount({}, { portal: { config } });
    const links = await screen.findByRole('navigation', { name: 'Where to next?' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://chat.example.com', '/wishes', '/download', '/rankings', '/market', '/database']);
  });

  it('names a map without a page, and links to pages of the portal alone', async () => {
    openAccount({}, { portal: { registry: { contract: 1, language: 'en', remotes: [] } } });
    expect(await screen.findAllByText('Willowrest')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Willowrest' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Market' })).not.toBeInTheDocument();
  });

  it('counts the slots of each world where there are several', async () => {
    openAccount({
      account: accountAnswer({
        characters: [accountCharacter(), accountCharacter({ id: 10, name: 'Sorrel' })],
        characterSlots: 1,
      }),
      overview: overviewAnswer({
        characters: [overviewCharacter(), overviewCharacter({ id: 10, world: 1 })],
        slots: [
          { world: 0, used: 1, max: 1 },
          { world: 1, used: 1, max: 4 },
        ],
      }),
    });
    expect(await screen.findByText('World 1: 1 of 1')).toBeInTheDocument();
    expect(screen.getByText('World 2: 1 of 4')).toBeInTheDocument();
    expect(screen.queryByText('of 1')).not.toBeInTheDocument();
  });

  it('says where characters come from while there is none', async () => {
    const config = { ...EXAMPLE_CONFIG, links: { more: [], chat: 'https://chat.example.com' } };
    openAccount(
      {
        account: accountAnswer({ characters: [], totalMeso: 0 }),
        overview: overviewAnswer({ characters: [] }),
      },
      { portal: { config } },
    );
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get the game' })).toHaveAttribute('href', '/download');
    expect(screen.getByRole('link', { name: 'Ask in the chat' })).toHaveAttribute(
      'href',
      'https://chat.example.com',
    );
    expect(screen.queryByRole('button', { name: 'Enter the game' })).not.toBeInTheDocument();
  });

  it('shows what the API refuses', async () => {
    openAccount({
      account: new ApiFailure(403, {
        code: 'identity.forbidden',
        msg: 'This needs the permission "player".',
        requestId: 'req-4',
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This needs the permission "player".');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('keeps balances and characters where it is not known where they stand', async () => {
    const { asked } = openAccount({ overview: SERVER_ERROR });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your characters’ details couldn’t be loaded');
    expect(screen.getByText('12,000')).toBeInTheDocument();
    expect(screen.getAllByText('Brannoc')).not.toHaveLength(0);
    await userEvent.click(within(alert).getByRole('button'));
    expect(asked.filter((address) => address === ADDRESSES.overview)).toHaveLength(2);
  });

  it('shows the rest where gifts cannot be asked for', async () => {
    openAccount({ grants: SERVER_ERROR });
    expect(await screen.findByRole('heading', { name: 'Where to next?' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your gifts' })).not.toBeInTheDocument();
  });

  it('keeps hostile names to themselves', async () => {
    const names = ['<img onerror>', '\u202Edrow', '\u2066deep'];
    const characters = names.map((name, index) => accountCharacter({ id: index + 1, name }));
    const standings = characters.map(({ id, name }) =>
      overviewCharacter({ id, guildName: name, mapName: name }),
    );
    const { container } = openAccount({
      account: accountAnswer({ characters }),
      overview: overviewAnswer({ characters: standings }),
    });
    await screen.findAllByText('Up 2 since yesterday');
    expect(container.querySelector('img[onerror]')).toBeNull();
    for (const name of names) {
      const places = screen.getAllByText(name).filter((place) => place.tagName !== 'OPTION');
      expect(places).not.toHaveLength(0);
      for (const place of places) expect(place.closest('bdi')).not.toBeNull();
    }
  });
});
