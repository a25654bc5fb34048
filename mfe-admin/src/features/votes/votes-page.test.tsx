import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { aFoundAccount, foundAccounts } from '../../shared/account/test/accounts-data';
import { BROKEN, CALLBACKS, open, rowOf, SITES } from './test/open-votes';
import { aCallback, aLog, aSite } from './test/votes-data';
import { VotesPage } from './votes-page';

describe('callbacks', () => {
  it('are listed with verdict, account, time and evidence', async () => {
    open({
      [CALLBACKS]: aLog([
        aCallback(),
        aCallback({ id: 2, verdict: 'refused', reason: 'expired', accountName: 'rook', lagMs: 90_000_000 }),
        aCallback({
          id: 3,
          verdict: 'forged',
          accountId: null,
          accountName: null,
          lagMs: null,
          fields: [],
          omitted: 214,
        }),
        aCallback({ id: 4, site: 'gone', replayOf: 2 }),
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Callbacks' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent(/Lantern Toplist.*Confirmed.*mochi.*15 sec.*POST 192\.0\.\*\.\*/);
    expect(rows[1]).toHaveTextContent(/Refused.*It came too late\..*rook.*1 day/);
    expect(rows[2]).toHaveTextContent(
      /Forged.*214 similar callbacks were not stored.*–.*Nothing else was sent/,
    );
    expect(rows[3]).toHaveTextContent(/gone.*Replayed manually/);
    expect(screen.getByText('4 callbacks')).toBeVisible();
  });

  it('show what somebody sent as text and nothing else', async () => {
    const value = '<img src=x onerror=alert(1)>';
    const { container } = open({
      [CALLBACKS]: aLog([
        aCallback({
          fields: [
            { name: '<b>', value },
            { name: 'empty', value: '' },
          ],
        }),
      ]),
    });
    expect(await screen.findByText(value)).toBeInTheDocument();
    expect(screen.getByText('""')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('are narrowed by what is chosen, in the address', async () => {
    const { address, asked } = open(
      {
        [`${CALLBACKS}?page=2`]: aLog([aCallback()], 3, 60),
        [`${CALLBACKS}?verdict=forged`]: aLog([]),
        [`${CALLBACKS}?site=lantern&verdict=forged`]: aLog([]),
      },
      '/admin/votes?page=2',
    );
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Verdict' }), 'Forged');
    expect(address()).toBe('/admin/votes?verdict=forged');
    expect(await screen.findByText('No matching callbacks')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Lantern Toplist');
    expect(address()).toBe('/admin/votes?verdict=forged&site=lantern');
    expect(asked).toContain(`${CALLBACKS}?site=lantern&verdict=forged`);
    expect(await screen.findByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/admin/votes');
  });

  it('are those of one account, who is found by name', async () => {
    const { address, asked } = open({
      '/api/admin/accounts?by=name&limit=8&search=moc': foundAccounts([
        aFoundAccount({ id: 7, name: 'mochi', characterNames: ['Oriel'] }),
      ]),
      [`${CALLBACKS}?account=7`]: aLog([aCallback({ verdict: 'refused', reason: 'coolDown' })]),
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Account' }), 'moc');
    await userEvent.click(await screen.findByRole('option', { name: /mochi.*Oriel/ }));
    expect(address()).toBe('/admin/votes?account=7');
    expect(asked).toContain(`${CALLBACKS}?account=7`);
    const chosen = await screen.findByRole('group', { name: 'Account' });
    expect(chosen).toHaveTextContent('mochi');
    // The sites count the callbacks of all accounts.
    const forged = (await rowOf('Lantern Toplist')).getByRole('link', { name: 'Forged' });
    expect(forged).toHaveAttribute('href', '/admin/votes?site=lantern&verdict=forged');
    const clear = within(chosen).getByRole('button', { name: 'Clear' });
    expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/admin/votes');
    expect(screen.getByRole('combobox', { name: 'Account' })).toHaveFocus();
  });

  it('are all of them where an address spells a filter wrongly', async () => {
    const { asked } = open({}, '/admin/votes?page=-1&verdict=%3Cscript%3E');
    await screen.findByRole('table', { name: 'Callbacks' });
    expect(asked).toContain(CALLBACKS);
  });

  it('say so before the first, and where they cannot be asked for', async () => {
    const { unmount } = open({ [CALLBACKS]: aLog([]) });
    expect(await screen.findByText('No callbacks yet')).toBeVisible();
    unmount();
    open({ [CALLBACKS]: BROKEN });
    expect(await screen.findByRole('alert')).toHaveTextContent(/callbacks couldn’t be loaded.*req-9/);
    expect(screen.getByRole('table', { name: 'Vote sites' })).toBeVisible();
  });

  it('are replayed after a question, and say what became of it', async () => {
    const late = { id: 8, verdict: 'refused', reason: 'expired' } as const;
    const api: Record<string, unknown> = {
      [CALLBACKS]: aLog([aCallback({ ...late, canReplay: true }), aCallback({ id: 9 })]),
      '/api/voting/admin/callbacks/8/replay': { verdict: 'confirmed', reason: null },
    };
    open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    const dialog = screen.getByRole('dialog', { name: 'Replay this vote?' });
    expect(dialog).toHaveTextContent('The vote by ⁨mochi⁩ is checked again.');
    api[CALLBACKS] = aLog([aCallback({ id: 10 }), aCallback({ ...late, canReplay: false })]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replay' }));
    expect(await within(dialog).findByText('Confirmed')).toBeVisible();
    // By then the log has loaded again, and its row no longer has a button.
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Replay' })).toEqual([]));
    expect(within(dialog).getByText('Confirmed')).toBeVisible();
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (close === undefined) throw new Error('no way out');
    await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why one cannot be replayed', async () => {
    const refusal = {
      code: 'voting.not_replayable',
      msg: 'This callback proves no vote, so it cannot be replayed.',
      requestId: 'req-3',
    };
    open({
      [CALLBACKS]: aLog([aCallback({ id: 8, verdict: 'unknown', accountId: null, canReplay: true })]),
      '/api/voting/admin/callbacks/8/replay': new ApiFailure(409, refusal),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replay' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });
});

it('is the same on both sides', async () => {
  const { kept, asked } = await hydrateInPortal(<VotesPage />, {
    path: '/admin/votes',
    texts: { 'mfe-admin': texts },
    answers: { [SITES]: { sites: [aSite()] }, [CALLBACKS]: aLog([aCallback()]) },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
