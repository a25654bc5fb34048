import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { AccountsPage } from './accounts-page';
import { aFoundAccount, foundAccounts } from '../../shared/account/test/accounts-data';

const ACCOUNTS = '/api/admin/accounts';

function open(api: Record<string, unknown>, path = '/admin/accounts') {
  return renderInAdmin(<AccountsPage />, { path, api });
}

describe('the accounts', () => {
  it('are the newest at first, each with role, ban, game, characters and times', async () => {
    const banned = { type: 'permanent', reason: null, until: null, by: 'keeper', at: 5 } as const;
    open({
      [ACCOUNTS]: foundAccounts([
        aFoundAccount({ role: 'webAdmin', ban: banned, isInGame: true }),
        aFoundAccount({ id: 13, name: 'rook', characterNames: [], createdAt: null, lastSeenAt: null }),
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Accounts' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(
      /mochi.*Web admin.*Banned permanently · keeper.*In the game.*Mochiko.*Dango.*2 hours ago/,
    );
    expect(second).toHaveTextContent(/^rook–––$/);
    expect(within(table).getByRole('link', { name: 'rook' })).toHaveAttribute(
      'href',
      '/admin/accounts?player=13',
    );
    expect(screen.getByRole('heading', { name: 'Newest accounts' })).toBeVisible();
  });

  it('are searched by what is chosen, in the address, from the first page on', async () => {
    const { address, asked } = open(
      {
        [`${ACCOUNTS}?page=2`]: foundAccounts([aFoundAccount()], 3),
        [`${ACCOUNTS}?by=character&search=dango`]: foundAccounts([]),
      },
      '/admin/accounts?page=2',
    );
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Character');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), ' dango {Enter}');
    expect(address()).toBe('/admin/accounts?by=character&search=dango');
    expect(asked).toContain(`${ACCOUNTS}?by=character&search=dango`);
    expect(await screen.findByText('No matching accounts')).toBeVisible();
  });

  it('are searched by a form before the scripts are there', async () => {
    open({ [ACCOUNTS]: foundAccounts([]) });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['by', 'name'],
      ['search', ''],
    ]);
  });

  it.each([
    [999, 'Accounts: 999'],
    [1000, '1,000 or more'],
  ])('are counted as far as they are looked for: %d', async (total, words) => {
    const answer = foundAccounts([aFoundAccount()]);
    open({ [ACCOUNTS]: { ...answer, pagination: { ...answer.pagination, total } } });
    await screen.findByRole('table');
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`));
  });

  it('say how a network is written, and what failed', async () => {
    const { unmount } = open(
      { [`${ACCOUNTS}?by=network&search=x`]: foundAccounts([]) },
      '/admin/accounts?search=x&by=network',
    );
    expect(await screen.findByText(/first two parts of an address/)).toBeVisible();
    unmount();
    const body = { code: 'database.unavailable', msg: 'The database is away.', requestId: 'req-9' };
    open({ [ACCOUNTS]: new ApiFailure(503, body) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/accounts couldn’t be loaded.*req-9/);
  });
});

it('is the same on both sides', async () => {
  const { kept } = await hydrateInPortal(<AccountsPage />, {
    path: '/admin/accounts',
    texts: { 'mfe-admin': texts },
    answers: { [ACCOUNTS]: foundAccounts([aFoundAccount()]) },
  });
  expect(kept.kept).toBe(kept.of);
});
