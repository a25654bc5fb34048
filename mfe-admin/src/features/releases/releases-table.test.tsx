import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import type { RemoteRelease } from './releases.queries';
import { ReleasesTable } from './releases-table';

const REMOTE: RemoteRelease = {
  name: 'mfe-market',
  version: '0.1.0-3fb60c1e',
  previous: null,
  since: 0,
  paths: ['/market', '/stores', '/prices', '/sold'],
  slots: [],
  origin: { author: null, commit: null, message: null, token: null, key: null, keyFingerprint: null },
  versionsKept: 1,
  bytes: 84_123,
  brotliBytes: 20_480,
  health: { code: 'ok', message: null, isServed: true, fitting: null },
  errors: null,
  canary: null,
};

function open(origin: Partial<RemoteRelease['origin']> = {}) {
  const remote = { ...REMOTE, origin: { ...REMOTE.origin, ...origin } };
  return renderInPortal(<ReleasesTable remotes={[remote]} hrefOf={(name) => `/releases/${name}`} />, {
    path: '/releases',
    texts: { 'mfe-admin': texts },
  });
}

it('has all addresses of a remote, the later ones where a click or a key opens them', async () => {
  open();
  const rest = screen.getByText('/prices, /sold');
  expect(rest).not.toBeVisible();
  await userEvent.click(screen.getByText('/market, /stores …'));
  expect(rest).toBeVisible();
});

it('says who made the releases where any of them says more than the command', () => {
  const { unmount } = open();
  expect(screen.queryByRole('columnheader', { name: texts.releases.column.origin })).not.toBeInTheDocument();
  unmount();
  open({ key: 'wren-laptop', keyFingerprint: 'ab12'.repeat(16) });
  expect(screen.getByRole('columnheader', { name: texts.releases.column.origin })).toBeInTheDocument();
  expect(screen.getByText(/wren-laptop/)).toBeInTheDocument();
});
