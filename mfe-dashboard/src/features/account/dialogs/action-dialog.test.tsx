import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountCharacter, overviewCharacter } from '../test/account-data';
import { newUsername, openDialog } from '../test/open-dialog';

const DISCONNECT = '/dashboard?open=disconnect&character=9';
const RESET = '/dashboard?open=reset&character=9';
const IN_GAME = { account: { loggedIn: true } };

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('disconnecting and resetting a character', () => {
  it.each([
    [DISCONNECT, 'disconnect', 'disconnected', /Brannoc.* is out of the game/],
    [DISCONNECT, 'disconnect', 'notPlaying', /Brannoc.* wasn’t in the game/],
    [RESET, 'reset', 'reset', /you can log in to the game again/],
    [RESET, 'reset', 'nothingToReset', /There was nothing to reset/],
  ])('says what came of it: %s, %s, %s', async (path, action, outcome, text) => {
    const { sent, answer } = openDialog(path, IN_GAME);
    await press(/Brannoc/);
    expect(sent).toEqual([
      {
        address: '/api/discord/disconnect-character',
        body: { characterName: 'Brannoc', actionType: action },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    await answer({ outcome, msg: '' });
    expect(await screen.findByRole('status')).toHaveTextContent(text);
    await press('Back');
    expect(await screen.findByRole('button', { name: /Brannoc/ })).toBeVisible();
  });

  it('begins with the character that is in the game', async () => {
    openDialog('/dashboard?open=disconnect', {
      account: {
        loggedIn: true,
        characters: [accountCharacter(), accountCharacter({ id: 10, name: 'Sorrel' })],
      },
      overview: { characters: [overviewCharacter(), overviewCharacter({ id: 10, isOnline: true })] },
    });
    expect(await screen.findByRole('button', { name: /Sorrel/ })).toBeVisible();
  });

  it('says before anybody tries that nobody plays', async () => {
    openDialog(DISCONNECT);
    expect(await screen.findByText(/isn’t in the game right now/)).toBeVisible();
  });

  it('leads from a reset of somebody who plays to what ends that', async () => {
    const { refuse, address } = openDialog(RESET, IN_GAME);
    await press(/Reset/);
    await refuse('game.account_is_playing');
    expect(await screen.findByRole('alert')).toHaveTextContent('Disconnect the character first.');
    await press('Disconnect instead');
    expect(address()).toContain('open=disconnect');
    expect(await screen.findByRole('heading', { name: 'Disconnect from the game' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['game.playing_unknown', /next start of the game server frees the account/],
    ['game.server_offline', /offline at the moment/],
    ['game.bridge_absent', /not connected to the running game server/],
    ['dashboard.character_not_found', /not one of your characters/],
  ] as const)('says what the API refuses: %s', async (code, text) => {
    const { refuse } = openDialog(DISCONNECT, IN_GAME);
    await press(/Disconnect/);
    await refuse(code);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    [DISCONNECT, /can’t disconnect anyone/],
    [RESET, /resets only while the game server is down/],
  ])('explains itself where the portal does not reach the game: %s', async (path, text) => {
    const { sent } = openDialog(path, { ...IN_GAME, overview: { canDisconnect: false } });
    expect(await screen.findByText(text)).toBeVisible();
    const button = screen.getByRole('button', { name: /Brannoc/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent).toEqual([]);
  });

  it('resets without a bridge while the game server is down', async () => {
    const { sent } = openDialog(RESET, {
      ...IN_GAME,
      overview: { canDisconnect: false },
      isServerOnline: false,
    });
    const button = await screen.findByRole('button', { name: /Brannoc/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await press(/Brannoc/);
    expect(sent).toHaveLength(1);
  });

  it('finishes one whose answer was lost, under its key', async () => {
    const { sent, lose, answer } = openDialog(DISCONNECT, IN_GAME);
    await press(/Brannoc/);
    await lose();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Disconnect .*Brannoc/);
    await press('Finish it');
    await answer({ outcome: 'notPlaying', msg: '' });
    expect(await screen.findByRole('status')).toHaveTextContent(/wasn’t in the game/);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('passes over what another release has stored', async () => {
    const username = newUsername();
    const request = { characterName: 'Brannoc', actionType: 'delete' };
    sessionStorage.setItem(
      `portico-pending:character-action:${username}`,
      JSON.stringify({ key: 'a-key', request, at: Date.now() }),
    );
    openDialog(DISCONNECT, { ...IN_GAME, username });
    expect(await screen.findByRole('button', { name: /Brannoc/ })).toBeVisible();
  });
});
