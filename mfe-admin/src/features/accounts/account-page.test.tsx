import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderInAdmin } from '../../test/render-in-admin';
import { aStory } from '../../shared/story/test/story-data';
import { AccountPage } from './account-page';
import { aHistory, anAccount } from '../../shared/account/test/accounts-data';

const ACCOUNT = '/api/admin/accounts/12';

function open(api: Record<string, unknown>) {
  api[`${ACCOUNT}/story?hours=168`] ??= aStory([]);
  api[`${ACCOUNT}/history`] ??= aHistory();
  const page = (
    <Routes>
      <Route path="/admin/accounts/:id" element={<AccountPage />} />
    </Routes>
  );
  return renderInAdmin(page, { path: '/admin/accounts/12', api });
}

afterEach(() => act(() => signOut()));

describe('an account', () => {
  it('leads from no banned character to a page that does not show it', async () => {
    const ban = { type: 'permanent', reason: 'Bots', until: null, by: 'keeper', at: 0 } as const;
    const { asked } = open({ [ACCOUNT]: anAccount({ ban }) });
    expect(await screen.findByText('Mochiko')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mochiko' })).toBeNull();
    expect(document.querySelector('img[src*="/character/icon/"]')).toBeNull();
    expect(asked).toContain(ACCOUNT);
  });

  it('shows balances, characters, sessions and findings', async () => {
    open({ [ACCOUNT]: anAccount() });
    expect(await screen.findByRole('heading', { level: 1, name: 'mochi' })).toBeVisible();
    expect(screen.getByText('4,200')).toBeVisible();
    expect(screen.getByText('m•••@example.org · confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To review: 2' })).toHaveAttribute('href', '/admin/suspicions');
    expect(screen.getByRole('link', { name: 'Mochiko' })).toHaveAttribute('href', '/player/5');
    expect(screen.queryByRole('link', { name: 'GMDango' })).toBeNull();
    // 00:00 UTC, in Tokyo.
    expect(screen.getByText('Jan 5, 2026, 09:00')).toBeVisible();
    expect(screen.getAllByText('Times are server time.')[0]).toBeVisible();
    const sessions = screen.getByRole('table', { name: 'Site sessions' });
    expect(sessions).toHaveTextContent('Firefox · Linux203.0.*.*');
    expect(screen.getByRole('link', { name: 'Vote logs' })).toHaveAttribute(
      'href',
      '/admin/logs/votes?days=90&search=mochi',
    );
    expect(screen.queryByRole('link', { name: 'NX credit logs' })).toBeNull();
  });

  it('has no windows without sessions and staff actions, and says that there are none', async () => {
    open({ [ACCOUNT]: anAccount({ sessions: [] }), [`${ACCOUNT}/history`]: aHistory() });
    expect(await screen.findByText('No staff actions yet')).toBeVisible();
    expect(screen.getByText('Not logged in anywhere')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Site sessions' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Staff actions' })).toBeNull();
  });

  it('says so where there is none', async () => {
    const body = { code: 'admin.account_not_found', msg: 'Account not found', requestId: 'req-1' };
    open({ [ACCOUNT]: new ApiFailure(404, body) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Account not found' })).toBeVisible();
  });

  it('says of each act what it does, and of none that it has no use for', async () => {
    open({ [ACCOUNT]: anAccount({ hasSecondFactor: false }) });
    const acts = within(await screen.findByRole('region', { name: 'Actions' }));
    expect(acts.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Ban',
      'Log out everywhere',
    ]);
    expect(acts.getAllByRole('listitem')[1]).toHaveTextContent(/This ends all site sessions/);
  });

  it('says why nothing can be done about one', async () => {
    const { unmount, asked } = open({ [ACCOUNT]: anAccount({ mayAct: false }) });
    expect(await screen.findByText(/Only an admin with a higher GM level/)).toBeVisible();
    expect(asked).not.toContain(`${ACCOUNT}/history`);
    expect(screen.queryByRole('button', { name: 'Ban' })).toBeNull();
    unmount();
    act(() => signIn('Mochi', 'a-token'));
    open({ [ACCOUNT]: anAccount({ mayAct: false }) });
    expect(await screen.findByText(/your own account/)).toBeVisible();
  });
});

describe('an act on an account', () => {
  it('asks why, shows before and after, and tells what came of it', async () => {
    const user = userEvent.setup();
    const ban = {
      type: 'permanent',
      reason: 'Bots',
      until: null,
      by: 'keeper',
      at: 1_767_225_600_000,
    } as const;
    const api: Record<string, unknown> = {
      [ACCOUNT]: anAccount(),
      [`${ACCOUNT}/ban`]: { account: anAccount({ ban }), effect: 'disconnected' },
    };
    const { asked } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Ban' }));
    const dialog = screen.getByRole('dialog', { name: 'Ban ⁨mochi⁩?' });
    await user.click(within(dialog).getByRole('radio', { name: 'Permanent' }));
    expect(dialog).toHaveTextContent(/NowNot bannedAfterBanned permanently/);
    await user.click(within(dialog).getByRole('button', { name: 'Ban' }));
    expect(within(dialog).getByText('Please enter a reason.')).toBeVisible();
    expect(asked).not.toContain(`${ACCOUNT}/ban`);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Bots');
    api[ACCOUNT] = anAccount({ ban });
    await user.click(within(dialog).getByRole('button', { name: 'Ban' }));
    expect(await within(dialog).findByText('The account was banned')).toBeVisible();
    expect(within(dialog).getByText(/It was in the game and has been disconnected/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Lift the ban', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Banned by').nextSibling).toHaveTextContent(/^keeper · Jan 1, 2026/);
  });

  it('frees addresses of an account that is not banned itself, and says what the portal may not free', async () => {
    const user = userEvent.setup();
    const account = anAccount({ addressBans: 2 });
    open({ [ACCOUNT]: account, [`${ACCOUNT}/unban`]: { account, effect: 'addressesBanned' } });
    expect(await screen.findByText('Banned in the game: 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unban its addresses' }));
    const dialog = screen.getByRole('dialog', { name: 'Lift the ban of ⁨mochi⁩?' });
    expect(dialog).toHaveTextContent(/NowBanned in the game: 2AfterBanned in the game: 0/);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Was a brother');
    await user.click(within(dialog).getByRole('button', { name: 'Lift the ban' }));
    expect(
      await within(dialog).findByText(/still refuses this account’s addresses or devices/),
    ).toBeVisible();
  });

  it('refuses an end that is over', async () => {
    const user = userEvent.setup();
    open({ [ACCOUNT]: anAccount() });
    await user.click(await screen.findByRole('button', { name: 'Ban' }));
    const dialog = screen.getByRole('dialog');
    const until = within(dialog).getByLabelText('Until (your time)');
    await user.clear(until);
    await user.click(within(dialog).getByRole('button', { name: 'Ban' }));
    expect(within(dialog).getByText('Choose a date and a time.')).toBeVisible();
    await user.type(until, '2020-01-01T10:00');
    expect(within(dialog).getByText('This time has already passed.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '7 days' }));
    expect(within(dialog).queryByText('This time has already passed.')).toBeNull();
  });

  it('says what the server refuses', async () => {
    const user = userEvent.setup();
    const body = {
      code: 'admin.higher_role',
      msg: 'Only an admin with a higher GM level can do this to an admin.',
      requestId: 'r',
    };
    open({ [ACCOUNT]: anAccount(), [`${ACCOUNT}/sign-out`]: new ApiFailure(403, body) });
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/NowOpen sessions: 1AfterOpen sessions: 0/);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Lost phone');
    await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Only an admin with a higher GM level can do this to an admin.',
    );
  });
});
