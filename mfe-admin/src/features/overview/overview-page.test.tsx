import { jest } from '@jest/globals';
import { setRoles, signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { OverviewPage } from './overview-page';
import { anEconomy, anOverview, aVoter } from './test/overview-data';

const OVERVIEW = '/api/voting/admin/overview';
const ECONOMY = '/api/admin/economy';

function open(
  api: Record<string, unknown> = {},
  path = '/admin',
  roles: ('admin' | 'webAdmin')[] = ['admin', 'webAdmin'],
) {
  act(() => {
    signIn('Ada', 'a-token');
    setRoles(roles);
  });
  api[OVERVIEW] ??= anOverview();
  api[ECONOMY] ??= anEconomy();
  return renderInAdmin(<OverviewPage />, { path, api });
}

function valueOf(label: string): string | undefined {
  return screen.getByText(label, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent;
}

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => act(() => signOut()));

describe('what waits', () => {
  const api = () => ({
    '/api/admin/points': {
      requests: [
        { state: 'waiting', mayDecide: true },
        { state: 'waiting', mayDecide: false },
        { state: 'approved', mayDecide: true },
      ],
    },
    '/api/voting/admin/sites': { sites: [{ refused: 32 }] },
    '/api/releases': {
      remotes: [
        { health: { code: 'ok' }, errors: { count: 0 } },
        { health: { code: 'ok' }, errors: { count: 4 } },
        { health: { code: 'release_broken' }, errors: null },
      ],
    },
    '/api/activity': { online: { players: 9, peak: 140, peakAt: 1, curve: [3, null, 9] }, events: [] },
  });

  it('is counted and leads there, beside the players of the day', async () => {
    open({ ...api(), [OVERVIEW]: anOverview({ suspiciousCount: 66 }) });
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    await waitFor(() =>
      expect(
        within(waiting)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Grants to confirm1',
        'Findings to review66',
        'Failed callbacks, 30 days32',
        'Releases with problems2',
      ]),
    );
    const hrefs = within(waiting)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/admin/points',
      '/admin/suspicions',
      '/admin/votes?verdict=refused',
      '/admin/releases',
    ]);
    const curve = screen.getByRole('img', { name: 'Players online, last 24 hours' });
    expect(curve.childElementCount).toBe(2);
    expect(screen.getByText('Today’s peak: 140')).toBeVisible();
  });

  it('is of a game master what they may open', async () => {
    const { asked } = open(api(), '/admin', ['admin']);
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(2);
    expect(asked).not.toContain('/api/releases');
  });
});

it('shows and asks game masters nothing of the economy, which is summed up of logs of web admins', async () => {
  const { asked } = open({}, '/admin', ['admin']);
  await screen.findByRole('region', { name: 'Right now' });
  expect(screen.queryByRole('region', { name: texts.economy.title })).toBeNull();
  expect(asked).not.toContain(ECONOMY);
});

describe('the numbers of the day', () => {
  it('are the six of the panel, and the players online', async () => {
    open({ [OVERVIEW]: anOverview({ suspiciousCount: 3 }) });
    const panel = await screen.findByRole('region', { name: 'Right now' });
    expect(panel).toHaveTextContent(/Logged in to the game\s*136/);
    expect(valueOf('Votes today')).toBe('412');
    expect(valueOf('VP given today')).toBe('409');
    expect(valueOf('NX given today')).toBe('824,000');
    expect(valueOf('NX spent today')).toBe('31,200');
    expect(valueOf('Pending votes')).toBe('5');
    expect(valueOf('Suspicious votes')).toBe('3');
    expect(within(panel).getByRole('link', { name: 'Suspicious votes' })).toHaveAttribute(
      'href',
      '/admin/suspicions',
    );
  });

  it('say where no one can tell who is online', async () => {
    open({ [OVERVIEW]: anOverview({ onlinePlayers: null }) });
    expect(await screen.findByText('Unknown')).toBeVisible();
  });

  it('name the permission that is missing', async () => {
    open({
      [OVERVIEW]: new ApiFailure(403, {
        code: 'identity.forbidden',
        msg: 'This needs the permission "admin".',
        requestId: 'req-4',
      }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Failed to load admin overview.*permission.*admin.*req-4/);
  });

  it('stay where they cannot be refreshed, and say so', async () => {
    const api: Record<string, unknown> = {};
    open(api);
    await screen.findByText('412');
    api[OVERVIEW] = new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r' });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Couldn’t refresh:');
    expect(screen.getByText('412')).toBeVisible();
  });

  it('are asked for by hand, and that is announced', async () => {
    const api: Record<string, unknown> = {};
    open(api);
    await screen.findByText('412');
    api[OVERVIEW] = anOverview({ todayVotes: 413 });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('413')).toBeVisible();
    expect(screen.getByText('The numbers are up to date.')).toHaveAttribute('role', 'status');
  });
});

describe('as time goes on', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  });
  afterEach(() => {
    setHidden(false);
    jest.useRealTimers();
  });

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const asks = (asked: readonly string[]) => asked.filter((address) => address === OVERVIEW).length;

  it('the numbers are asked for every 30 s, and their age is told but not announced', async () => {
    const { asked } = open();
    await pass(1);
    expect(asks(asked)).toBe(1);
    await pass(12);
    const age = screen.getByText(/^1[1-3] seconds ago$/);
    expect(age.closest('[aria-live], [role="status"]')).toBeNull();
    await pass(18);
    expect(asks(asked)).toBe(2);
  });

  it('nothing is asked for while the tab is hidden, and at once when it is looked at again', async () => {
    const { asked } = open();
    await pass(1);
    act(() => setHidden(true));
    await pass(120);
    expect(asks(asked)).toBe(1);
    act(() => setHidden(false));
    await pass(1);
    expect(asks(asked)).toBe(2);
  });
});

describe('suspicious votes and voters', () => {
  it('lead to the accounts, those of a ring in a row, their story and all findings', async () => {
    const at = Date.now() - 60_000;
    const found = { id: 3, account_id: 9, account_name: 'rook', reason: 'clockwork', vote_time: at };
    const ring = { ...found, id: 5, account_id: 11, account_name: 'king', reason: 'shared-network' };
    const [other, pawn] = [
      { ...found, id: 4, reason: 'rule-to-come' },
      { ...ring, id: 6, account_name: 'pawn' },
    ];
    open({ [OVERVIEW]: anOverview({ suspiciousCount: 12, suspiciousVotes: [found, other, ring, pawn] }) });
    const window = await screen.findByRole('region', { name: 'Suspicious votes' });
    expect(within(window).getByText('Like clockwork')).toBeVisible();
    expect(within(window).getByText('rule-to-come')).toBeVisible();
    expect(within(window).getAllByRole('listitem')[2]).toHaveTextContent(/^kingpawnShared network/);
    const [name] = within(window).getAllByRole('link', { name: 'rook' });
    expect(name).toHaveAttribute('href', '/admin?player=9');
    const [story] = within(window).getAllByRole('link', { name: 'Timeline of ⁨rook⁩' });
    expect(story).toHaveAttribute('href', `/admin?story=9&storyAt=${at}`);
    expect(within(window).getByRole('link', { name: 'All 12' })).toHaveAttribute('href', '/admin/suspicions');
  });

  it('list each account that voted with all that the contract names', async () => {
    open({ [OVERVIEW]: anOverview({}, [aVoter({ suspicious: true })]) });
    const table = await screen.findByRole('table', { name: 'Today’s votes by account' });
    const [row] = within(table).getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(
      /mochi.*Suspicious.*Mochi Lv\. 120 · Daifuku Lv\. 80.*2.*4,000.*2.*12,500.*1,500.*3 hours ago/,
    );
  });

  it('say so where no one has voted', async () => {
    open({ [OVERVIEW]: anOverview({}, []) });
    expect(await screen.findByText('No one has voted today')).toBeVisible();
    expect(screen.getByText('Nothing suspicious to review.')).toBeVisible();
  });
});

describe('the economy', () => {
  it('is told in words, as a chart that keys read, and as a table', async () => {
    open();
    expect(
      await screen.findByText('12,000 in, 3,500 out: players hold 8,500 more. Busiest day: Jan 4, 2026.'),
    ).toBeVisible();
    const chart = await screen.findByRole('slider', { name: 'NX in and out per day' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Jan 3, 2026: 3,000 in, 1,000 out');
    await userEvent.keyboard('{ArrowRight}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Jan 4, 2026: 9,000 in, 2,500 out');
    expect(screen.getByRole('table', { name: 'NX in and out per day', hidden: true })).toBeInTheDocument();
  });

  it('names its sources, movers and items', async () => {
    open();
    const sources = await screen.findByRole('region', { name: 'Sources and sinks' });
    expect(sources).toHaveTextContent(/Vote rewards.*10,000 in.*Cash shop.*3,500 out.*Other.*2,000 in/);
    expect(screen.getByRole('region', { name: 'Top movers' })).toHaveTextContent(
      /mochi.*8,000 received.*500 spent/,
    );
    expect(screen.getByRole('region', { name: 'Items bought' })).toHaveTextContent(/Firefly Trail.*3 times/);
    expect(screen.getByRole('region', { name: 'Scrolls used' })).toHaveTextContent(/1 time$/);
  });

  it('is of the currency in the address', async () => {
    open({}, '/admin?currency=vp');
    expect(await screen.findByText(/3 in, 15 out: players hold 12 less/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meso' })).toHaveAttribute('href', '/admin?currency=meso');
    expect(screen.getByRole('link', { name: 'NX' })).toHaveAttribute('href', '/admin');
  });

  it('fails by itself', async () => {
    open({
      [ECONOMY]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-2' }),
    });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/economy couldn’t be loaded.*r-2/),
    );
    expect(screen.getByText('412')).toBeVisible();
  });
});
