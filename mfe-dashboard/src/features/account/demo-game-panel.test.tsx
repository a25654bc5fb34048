import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { AccountPage } from './account-page';
import { accountAnswer, accountCharacter, NO_GRANTS, overviewAnswer } from './test/account-data';
import { voteStatus } from '../../shared/voting/test/voting-data';

const ENTER = '/api/demo/game/enter';
const LEAVE = '/api/demo/game/leave';
const SHOWN = ['/api/auth/user', '/api/dashboard/overview', '/api/ledger/grants', '/api/voting/status'];

const CHARACTERS = [accountCharacter(), accountCharacter({ id: 10, name: 'Sorrel' })];

interface World {
  loggedIn?: boolean;
  demo?: boolean;
  moved?: unknown;
}

function open({ loggedIn = false, demo = true, moved = { isInGame: !loggedIn } }: World = {}) {
  const api: Record<string, unknown> = {
    '/api/auth/user': accountAnswer({ characters: CHARACTERS, loggedIn }),
    '/api/dashboard/overview': overviewAnswer(),
    '/api/ledger/grants': NO_GRANTS,
    '/api/voting/status': voteStatus(),
    [ENTER]: moved,
    [LEAVE]: moved,
  };
  const page = renderInPortal(<AccountPage />, {
    path: '/dashboard',
    portal: { demo },
    api,
    texts: { 'mfe-dashboard': texts },
  });
  return { ...page, api };
}

/** Calls that follow a change. */
async function askedAfter(asked: readonly string[], call: string): Promise<readonly string[]> {
  await waitFor(() => expect(asked.slice(asked.indexOf(call) + 1)).toEqual(expect.arrayContaining(SHOWN)));
  return asked.slice(asked.indexOf(call) + 1);
}

describe('the game of the demo world', () => {
  it('is entered as one of the characters, and everything is asked for again', async () => {
    const { asked } = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Character' }), 'Sorrel');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the game' }));
    expect(await askedAfter(asked, ENTER)).toHaveLength(SHOWN.length);
  });

  it.each(['Leave the game', 'Lose the connection'])('is left: %s', async (name) => {
    const { asked } = open({ loggedIn: true });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await askedAfter(asked, LEAVE)).toHaveLength(SHOWN.length);
  });

  it('leaves the focus on what it says, once the button that was pressed is gone', async () => {
    const { api } = open();
    const button = await screen.findByRole('button', { name: 'Enter the game' });
    api['/api/auth/user'] = accountAnswer({ characters: CHARACTERS, loggedIn: true });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(/^You’re in the game\./)).toHaveFocus());
  });

  it('says why it cannot be entered', async () => {
    open({
      moved: new ApiFailure(409, {
        code: 'game.server_offline',
        msg: 'The game server is offline.',
        requestId: 'r',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the game' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The game server is offline.');
  });

  it('is there in the demo world alone', async () => {
    open({ demo: false });
    expect(await screen.findByRole('heading', { name: 'Where to next?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enter the game' })).not.toBeInTheDocument();
  });
});
