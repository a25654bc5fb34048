import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { aStory } from '../story/test/story-data';
import { AccountLink } from './account-badges';
import { SideSheets } from '../admin-frame/side-sheets';
import { aHistory, anAccount } from './test/accounts-data';

const ACCOUNT = '/api/admin/accounts/12';
const PAGE = '/admin/logs/votes?page=3&search=mochi';

function open(api: Record<string, unknown> = {}, path = PAGE) {
  api[ACCOUNT] ??= anAccount();
  api[`${ACCOUNT}/history`] ??= aHistory();
  api[`${ACCOUNT}/story?hours=168`] ??= aStory([]);
  const page = (
    <>
      <AccountLink id={12}>Mochiko</AccountLink>
      <SideSheets />
    </>
  );
  return renderInAdmin(page, { path, api });
}

describe('the drawer of a player', () => {
  it('opens from a name over the page, with all of the account, and leaves the page as it was', async () => {
    const { address, asked } = open();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Mochiko' }));
    expect(address()).toBe(`${PAGE}&player=12`);
    const drawer = await screen.findByRole('dialog', { name: 'Player' });
    expect(await within(drawer).findByRole('heading', { name: 'mochi' })).toBeVisible();
    for (const name of ['Characters', 'Site sessions'])
      expect(within(drawer).getByRole('table', { name })).toBeVisible();
    expect(within(drawer).getByText('4,200')).toBeVisible();
    const acts = within(within(drawer).getByRole('list', { name: 'Actions' })).getAllByRole('button');
    expect(acts.map(({ textContent }) => textContent)).toEqual([
      'Ban',
      'Log out everywhere',
      'Reset the second factor',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close player details' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(PAGE);
  });

  it('tells who did what, and takes notes and warnings', async () => {
    const at = Date.now() - 3_600_000;
    const api: Record<string, unknown> = {
      [`${ACCOUNT}/history`]: aHistory({
        acts: [
          { id: 4, at, action: 'ban', by: 'keeper', reason: 'bots', amount: null, pointType: null },
          { id: 3, at, action: 'points-add', by: null, reason: null, amount: 500, pointType: 'nx' },
        ],
      }),
    };
    const { asked } = open(api, `${PAGE}&player=12`);
    const acts = await screen.findByRole('table', { name: 'Staff actions' });
    expect(acts).toHaveTextContent(/Ban.*keeper.*bots.*500 NX.*a deleted account/);
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Note or warning' }), 'Warning');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' no bots ');
    api[`${ACCOUNT}/notes`] = aHistory({
      notes: [{ id: 1, at, by: 'keeper', kind: 'warning', text: 'no bots' }],
    });
    await userEvent.click(add);
    expect(await screen.findByText('no bots')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('');
    expect(asked).toContain(`${ACCOUNT}/notes`);
  });

  it('says so where the account is gone', async () => {
    const body = { code: 'admin.account_not_found', msg: 'Account not found', requestId: 'r' };
    open({ [ACCOUNT]: new ApiFailure(404, body) }, `${PAGE}&player=12`);
    expect(await screen.findByText('Account not found')).toBeVisible();
  });
});
