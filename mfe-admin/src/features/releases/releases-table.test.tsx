import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import type { RemoteRelease } from './releases.queries';
import { ReleasesTable } from './releases-table';

it('has all addresses of a remote, the later ones where a click or a key opens them', async () => {
  const remote: RemoteRelease = {
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
  renderInPortal(<ReleasesTable remotes={[remote]} hrefOf={(name) => `/releases/${name}`} />, {
    path: '/releases',
    texts: { 'mfe-admin': texts },
  });
  const rest = screen.getByText('/prices, /sold');
  expect(rest).not.toBeVisible();
  await userEvent.click(screen.getByText('/market, /stores …'));
  expect(rest).toBeVisible();
});
