import type { Answer } from '@portico/portal-kit';
import { HOUR_MS } from '@portico/domain';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { HistoryWindow } from './history-window';
import { CanaryWindow } from './canary-window';

type Remote = Answer<'/api/releases'>['remotes'][number];
type History = Answer<'/api/releases/{name}/history'>;

const LIVE = '0.1.0-3fb60c1e';
const NEW = '0.1.0-9d1c22aa';
const CANARY = '/api/releases/mfe-market/canary';
const origin = { author: null, commit: null, message: null, token: null, key: null, keyFingerprint: null };

const canary: NonNullable<Remote['canary']> = {
  share: 5,
  since: Date.now() - HOUR_MS,
  problem: null,
  canary: {
    version: NEW,
    visitors: 412,
    views: 1630,
    faults: 3,
    brotliBytes: 20_480,
    lcp: 1840,
    cls: 12,
    inp: null,
  },
  control: {
    version: LIVE,
    visitors: 400,
    views: 1500,
    faults: 0,
    brotliBytes: 20_480,
    lcp: 1800,
    cls: 0,
    inp: 96,
  },
  rule: { promoteAfter: 500, minFaults: 5, falseRollbacks: 0.02, maxDays: 14, evidence: 0.04 },
};
const remote: Remote = {
  name: 'mfe-market',
  version: LIVE,
  previous: null,
  since: 0,
  paths: [],
  slots: [],
  origin,
  versionsKept: 2,
  bytes: 1,
  brotliBytes: 1,
  health: { code: 'ok', message: null, isServed: true, fitting: null },
  errors: null,
  canary,
};

const openWindow = (api: Record<string, unknown> = {}, changes: Partial<Remote> = {}) =>
  renderInPortal(<CanaryWindow remotes={[{ ...remote, ...changes }]} />, {
    path: '/admin/releases',
    api,
    texts: { 'mfe-admin': texts },
  });

it('shows errors and web vitals of both versions, and the rule', () => {
  openWindow();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/0\.1\.0-9d1c22aa.*Canary.*412.*3 · 0\.7%.*1,840 ms.*0\.012.*–.*20 kB/);
  expect(second).toHaveTextContent(/0\.1\.0-3fb60c1e.*Live.*400.*0 · 0(\.0)?%.*1,800 ms.*0.*96 ms/);
  expect(screen.getByText(/^5% of visitors/)).toBeVisible();
  expect(screen.getByText(/both versions have 500 visitors/)).toBeVisible();
  expect(
    screen.getByText(/^Rolled back if nothing has ended it by \w+ \d+, \d{4}, \d\d:\d\d\.$/),
  ).toBeVisible();
  expect(screen.getByText(/at least 5 visitors.*: 4% of what it takes.*most 2(\.0)?%/)).toBeVisible();
});

it('is not there without a canary, and says why no one gets one', () => {
  const { unmount } = openWindow({}, { canary: null });
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  openWindow(
    {},
    { canary: { ...canary, problem: 'it uses jobText', rule: { ...canary.rule, promoteAfter: 0 } } },
  );
  expect(screen.getByText('it uses jobText')).toBeVisible();
  expect(screen.getByText(/only when you say so/)).toBeVisible();
});

it.each([
  ['Put live', 'promote', /is live/],
  ['Stop', 'stop', /was stopped/],
])('%s asks for a reason and sends it', async (button, step, done) => {
  const { asked } = openWindow({ [`${CANARY}/${step}`]: { version: NEW, comparedWith: LIVE } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: button }));
  await submit();
  expect(asked).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The waves are higher');
  await submit();
  expect(await screen.findByRole('dialog', { name: done })).toBeVisible();
  expect(asked).toEqual([`${CANARY}/${step}`]);
});

it('is started from the history, which tells how each one before ended', async () => {
  const kept = {
    origin,
    isPrevious: false,
    isCanary: false,
    builtAt: HOUR_MS,
    brotliBytes: 1,
    lastServedAt: null,
  };
  const past: History['canaries'][number] = {
    version: NEW,
    comparedWith: LIVE,
    share: 5,
    startedAt: Date.now() - 2 * HOUR_MS,
    startedBy: 'Wren (ci)',
    startReason: 'Higher waves',
    endedAt: Date.now() - HOUR_MS,
    outcome: 'rolled_back',
    endedBy: null,
    isByRule: true,
    endReason: 'faults',
    canaryVisitors: 180,
    canaryFaults: 9,
    controlVisitors: 176,
    controlFaults: 0,
  };
  const history: History = {
    name: 'mfe-market',
    versions: [
      { ...kept, version: LIVE, isInService: true },
      { ...kept, version: NEW, isInService: false },
    ],
    rollbacks: [],
    canaries: [past],
  };
  const refused = new ApiFailure(409, { code: 'releases.refused', msg: 'it is not whole', requestId: 'r' });
  const { asked } = renderInPortal(<HistoryWindow name="mfe-market" closeHref="/" />, {
    path: '/admin/releases',
    api: { '/api/releases/mfe-market/history': history, [CANARY]: refused },
    texts: { 'mfe-admin': texts },
  });
  const canaries = await screen.findByRole('region', { name: 'Canaries' });
  expect(canaries).toHaveTextContent(
    /Wren \(ci\).*Higher waves.*Rolled back.*By the rule.*More visitors had errors/,
  );
  expect(canaries).toHaveTextContent('Visitors with errors: 9 of 180; on the live version: 0 of 176');
  await userEvent.click(screen.getByRole('button', { name: 'Canary with ⁨0.1.0-9d1c22aa⁩' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Share of visitors, percent')).toHaveValue(5);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Once more');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('it is not whole');
  expect(asked).toContain(CANARY);
});
