import type { Answer } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ReleasesPage } from './releases-page';

type Board = Answer<'/api/releases'>;

const HOUR = 3_600_000;

function release(changes: Partial<Board['remotes'][number]> = {}): Board['remotes'][number] {
  return {
    name: 'mfe-market',
    version: '0.1.0-3fb60c1e',
    previous: null,
    since: Date.now() - 2 * HOUR,
    paths: ['/market'],
    slots: [],
    versionsKept: 1,
    bytes: 84_123,
    brotliBytes: 20_480,
    health: { code: 'ok', message: null },
    errors: { count: 0, message: null, version: null },
    ...changes,
  };
}

function open(changes: Partial<Board>) {
  const board = { remotes: [], shellErrors: { count: 0, message: null, version: null }, ...changes };
  return renderInPortal(<ReleasesPage />, {
    path: '/admin',
    api: { '/api/releases': board },
    texts: { 'mfe-admin': texts },
  });
}

describe('releases board', () => {
  it('shows version, age, health, size and the release before of each remote', async () => {
    open({ remotes: [release({ previous: '0.1.0-9d1c22aa' })] });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    for (const text of ['0.1.0-3fb60c1e', '2 hours ago', 'Healthy', '20 kB', '0.1.0-9d1c22aa', '/market']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
  });

  it('names the slots that a remote fills', async () => {
    open({ remotes: [release({ slots: ['home.stores', 'item.offers'] }), release({ name: 'mfe-public' })] });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByText(/Fills slots: \u2068home\.stores item\.offers\u2069/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /mfe-public/ })).not.toHaveTextContent('Fills slots');
  });

  it('says what is wrong with a remote that is not mounted', async () => {
    open({
      remotes: [
        release({
          bytes: null,
          brotliBytes: null,
          health: { code: 'release_broken', message: 'release.json is missing' },
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByTitle('release.json is missing')).toHaveTextContent('Files missing');
    expect(within(row).getByText('None yet')).toBeInTheDocument();
  });

  it('counts what browsers reported of each remote and of the portal, with the most frequent error as text', async () => {
    const message = 'TypeError: <b>price</b> is undefined';
    open({
      remotes: [
        release({ errors: { count: 1234, message, version: '0.1.0-9d1c22aa' } }),
        release({ name: 'mfe-public' }),
      ],
      shellErrors: { count: 6, message: 'Error: frame', version: null },
    });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    for (const text of ['1,234', message, '0.1.0-9d1c22aa'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /mfe-public/ })).getByText('None')).toBeInTheDocument();
    expect(screen.getByText('1,240')).toBeInTheDocument();
    expect(screen.getByText('Errors of the portal itself in 24 hours: 6')).toBeInTheDocument();
    expect(screen.getByText('Error: frame')).toBeInTheDocument();
  });

  it('is there while the errors cannot be counted', async () => {
    open({ remotes: [release({ errors: null })], shellErrors: null });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByText('–')).toBeInTheDocument();
    expect(screen.queryByText('Errors, 24 hours')).not.toBeInTheDocument();
  });

  it('says so while nothing is released', async () => {
    open({ remotes: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing is released yet' })).toBeInTheDocument();
  });
});

it('is the same on both sides', async () => {
  const { kept, asked } = await hydrateInPortal(<ReleasesPage />, {
    path: '/admin',
    texts: { 'mfe-admin': texts },
    answers: {
      '/api/releases': { remotes: [release()], shellErrors: { count: 0, message: null, version: null } },
    },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
