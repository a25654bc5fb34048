import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { aGrant, anEntry, aLedger } from './test/history-data';
import { HistoryPage } from './history-page';

const NO_GRANTS = { waiting: [], delivered: [] };
const REFUSED = new ApiFailure(503, { code: 'portal.busy', msg: 'The portal is busy.', requestId: 'req-7' });

function open(api: Record<string, unknown>, path = '/dashboard/history') {
  api['/api/ledger/grants'] ??= NO_GRANTS;
  return renderInPortal(<HistoryPage />, {
    path,
    api,
    texts: { 'mfe-dashboard': texts },
  });
}

/** The cells of the row of an entry, without its date. */
async function rowOf(name: RegExp): Promise<string[]> {
  const row = await screen.findByRole('row', { name });
  return [...row.children].map((cell) => cell.textContent).filter((_, index) => index !== 2);
}

describe('history', () => {
  it('says what an admin wrote who gave something', async () => {
    const note = 'for the helmet that was lost';
    open({ '/api/ledger': aLedger([anEntry({ delta: 500, reason: 'admin', note })]) });
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('says of each entry what it was for, how much, and the balance after it', async () => {
    open({
      '/api/ledger': aLedger([
        anEntry({ currency: 'NX', delta: 1000, balanceAfter: 13_000 }),
        anEntry({ currency: 'VP', delta: -1, balanceAfter: 19 }),
        anEntry({
          currency: 'HP',
          delta: 30,
          balanceAfter: 4030,
          reason: 'upgrade',
          characterName: 'Tamarisk',
        }),
        anEntry({
          currency: 'MESO',
          delta: -3_000_000,
          balanceAfter: 0,
          reason: 'upgrade',
          characterName: 'Tamarisk',
        }),
        anEntry({ currency: 'MP', delta: 30, balanceAfter: 930, reason: 'upgrade' }),
        anEntry({ currency: 'NX', delta: 2000, balanceAfter: 12_000, reason: 'vote' }),
        anEntry({ currency: 'NX', delta: 500, balanceAfter: 500, reason: 'admin' }),
        anEntry({ currency: 'NX', delta: -400, balanceAfter: 100, reason: 'admin' }),
      ]),
    });
    await screen.findByRole('table', { name: 'Your ledger' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['NXNX', 'Exchanged vote points for NX', expect.any(String), '+1,000', '13,000'],
      ['Vote pointsVP', 'Exchanged vote points for NX', expect.any(String), '-1', '19'],
      ['Max HPHP', 'Upgraded max HP of ⁨Tamarisk⁩', expect.any(String), '+30', '4,030'],
      ['Mesosmesos', 'Paid for an upgrade of ⁨Tamarisk⁩', expect.any(String), '-3,000,000', '0'],
      ['Max MPMP', 'Upgraded max MP', expect.any(String), '+30', '930'],
      ['NXNX', 'Vote reward', expect.any(String), '+2,000', '12,000'],
      ['NXNX', 'From the team', expect.any(String), '+500', '500'],
      ['NXNX', 'Removed by the team', expect.any(String), '-400', '100'],
    ]);
    expect(screen.getByText('8 entries')).toBeVisible();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '$t(history.title) {{count}} {{name}}',
    '&lt;b&gt;"\'`',
    'W'.repeat(60),
  ])('shows a character named %j as that and nothing else', async (characterName) => {
    const { container } = open({
      '/api/ledger': aLedger([anEntry({ currency: 'HP', delta: 30, reason: 'upgrade', characterName })]),
    });
    expect(await rowOf(/^Max HP/)).toContain(`Upgraded max HP of \u2068${characterName}\u2069`);
    expect(container.querySelector('img')).toBeNull();
  });

  it('lets no name turn the words around it', async () => {
    open({
      '/api/ledger': aLedger([
        anEntry({ currency: 'HP', delta: 30, reason: 'upgrade', characterName: 'a\u202eb\u2069\u2066c' }),
      ]),
    });
    expect(await rowOf(/^Max HP/)).toContain('Upgraded max HP of \u2068abc\u2069');
  });

  it('asks for what the address narrows it to, and says so in the filters', async () => {
    const { asked } = open(
      { '/api/ledger?currency=VP&reason=vote': aLedger([anEntry({ currency: 'VP', reason: 'vote' })]) },
      '/dashboard/history?currency=VP&reason=vote',
    );
    await screen.findByRole('table');
    expect(asked).toContain('/api/ledger?currency=VP&reason=vote');
    const balances = screen.getByRole('navigation', { name: 'Balance' });
    expect(within(balances).getByRole('link', { current: true })).toHaveTextContent('Vote points');
    expect(within(balances).getByRole('link', { name: 'Mesos' })).toHaveAttribute(
      'href',
      '/dashboard/history?currency=MESO&reason=vote',
    );
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('vote');
  });

  it('goes to the first page of what is chosen', async () => {
    const { address } = open(
      {
        '/api/ledger?page=2': aLedger([anEntry()], { page: 2, pages: 3, total: 60 }),
        '/api/ledger?reason=upgrade': aLedger([anEntry({ reason: 'upgrade' })]),
      },
      '/dashboard/history?page=2',
    );
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Upgrades');
    expect(address()).toBe('/dashboard/history?reason=upgrade');
  });

  it('reads what an address spells wrongly as everything', async () => {
    const { asked } = open(
      { '/api/ledger': aLedger([anEntry()]) },
      '/dashboard/history?page=-2&currency=GOLD&reason=%3Cscript%3E',
    );
    await screen.findByRole('table');
    expect(asked).toContain('/api/ledger');
  });

  it('keeps the place of the ledger until it answers', async () => {
    let answer = (_ledger: unknown) => {};
    const { container } = open({ '/api/ledger': new Promise((resolve) => (answer = resolve)) });
    expect(await screen.findByText(/^Nothing is waiting/)).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    answer(aLedger([anEntry()]));
    expect(await screen.findByRole('table', { name: 'Your ledger' })).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  });

  it('tells a player without entries where they come from, without filters and a file of nothing', async () => {
    open({ '/api/ledger': aLedger([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Reason' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rewards' })).toHaveAttribute('href', '/dashboard/rewards');
    expect(screen.getByRole('link', { name: 'Exchange vote points' })).toHaveAttribute(
      'href',
      '/dashboard?open=exchange',
    );
  });

  it('leads back to everything where nothing fits the filters', async () => {
    open({ '/api/ledger?currency=MP': aLedger([]) }, '/dashboard/history?currency=MP');
    expect(await screen.findByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
  });

  it('leads to the last page from one past the end', async () => {
    open(
      { '/api/ledger?page=9': aLedger([], { page: 9, pages: 2, total: 30 }) },
      '/dashboard/history?page=9',
    );
    expect(await screen.findByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
      'href',
      '/dashboard/history?page=2',
    );
  });

  it('says why there is no ledger, and asks again', async () => {
    const api: Record<string, unknown> = { '/api/ledger': REFUSED };
    open(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Your ledger couldn’t be loaded.*req-7/);
    api['/api/ledger'] = aLedger([anEntry()]);
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('what waits', () => {
  it('is above the ledger, each with why it is not there yet', async () => {
    open({
      '/api/ledger': aLedger([anEntry()]),
      '/api/ledger/grants': {
        waiting: [
          aGrant({ id: 1, delta: 2000, reason: 'vote', waitsFor: 'inGame' }),
          aGrant({ id: 2, currency: 'VP', delta: 1, reason: 'vote', waitsFor: 'soon' }),
          aGrant({ id: 3, delta: 1_000_000, reason: 'admin', waitsFor: 'full' }),
        ],
        delivered: [],
      },
    });
    const panel = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^\+2,000 NXVote reward · .*Log out of the game to get it$/),
      expect.stringMatching(/^\+1 VPVote reward · .*On its way, just a moment$/),
      expect.stringMatching(/^\+1,000,000 NXFrom the team · .*Your balance is full: spend some first$/),
    ]);
  });

  it('is said to be nothing where nothing waits', async () => {
    open({ '/api/ledger': aLedger([anEntry()]) });
    expect(await screen.findByText(/^Nothing is waiting/)).toBeVisible();
  });

  it('can fail without the ledger', async () => {
    open({ '/api/ledger': aLedger([anEntry()]), '/api/ledger/grants': REFUSED });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t check what is waiting for you');
    expect(within(alert).getByRole('button')).toBeVisible();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('is in the ledger once it has come', async () => {
    const api: Record<string, unknown> = {
      '/api/ledger': aLedger([anEntry()]),
      '/api/ledger/grants': { waiting: [aGrant({ id: 5 })], delivered: [] },
    };
    open(api);
    await screen.findByRole('region', { name: 'Waiting for you' });
    await screen.findByText('1 entry');
    api['/api/ledger'] = aLedger([anEntry({ reason: 'vote' }), anEntry()]);
    api['/api/ledger/grants'] = NO_GRANTS;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('2 entries')).toBeVisible();
    expect(screen.getByText(/^Nothing is waiting/)).toBeVisible();
  });
});

describe('the file of the ledger', () => {
  let names: string[] = [];

  beforeEach(() => {
    names = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });

  afterEach(() => jest.restoreAllMocks());

  it('has what the filters leave, under a name that says so', async () => {
    const { asked } = open(
      {
        '/api/ledger?currency=NX&reason=vote': aLedger([anEntry()]),
        '/api/ledger/file?currency=NX&reason=vote': 'csv',
      },
      '/dashboard/history?currency=NX&reason=vote',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(names).toEqual(['history-nx-vote.csv']));
    expect(asked).toContain('/api/ledger/file?currency=NX&reason=vote');
  });

  it('is refused with the reason in place', async () => {
    open({ '/api/ledger': aLedger([anEntry()]), '/api/ledger/file': REFUSED });
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The file couldn’t be created\./);
    expect(names).toEqual([]);
  });
});
