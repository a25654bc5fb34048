import type { Answer } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { HOUR_MS } from '@portico/domain';
import { ReleasesPage } from './releases-page';

type Board = Answer<'/api/releases'>;
const SENDER = { token: 'market-ci', key: 'wren-laptop', keyFingerprint: 'ab12'.repeat(16) };

function release(changes: Partial<Board['remotes'][number]> = {}): Board['remotes'][number] {
  return {
    name: 'mfe-market',
    version: '0.1.0-3fb60c1e',
    previous: null,
    since: Date.now() - 2 * HOUR_MS,
    paths: ['/market'],
    slots: [],
    origin: { author: 'Wren', commit: '4be1c0d9aa', message: 'Higher waves', ...SENDER },
    versionsKept: 1,
    bytes: 84_123,
    brotliBytes: 20_480,
    health: { code: 'ok', message: null, isServed: true, fitting: null },
    errors: { count: 0, message: null, version: null },
    canary: null,
    ...changes,
  };
}

function open(changes: Partial<Board>, api: Record<string, unknown> = {}) {
  const board = { remotes: [], shellErrors: { count: 0, message: null, version: null }, ...changes };
  return renderInPortal(<ReleasesPage />, {
    path: '/admin',
    api: { '/api/releases': board, ...api },
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
          health: {
            code: 'release_broken',
            message: 'release.json is missing',
            isServed: false,
            fitting: null,
          },
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByTitle('release.json is missing')).toHaveTextContent('Files missing');
    expect(within(row).getByText('None yet')).toBeInTheDocument();
  });

  it('offers the last version that fits, with a reason to begin with', async () => {
    const health = {
      code: 'export_missing' as const,
      message: 'it uses jobText of @portico/portal-kit',
      isServed: false,
      fitting: '0.1.0-9d1c22aa',
    };
    const { asked } = open(
      { remotes: [release({ health })] },
      { [ROLLBACK]: { from: '0.1.0-3fb60c1e', to: '0.1.0-9d1c22aa' } },
    );
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByText(health.message)).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: /Roll back to ⁨0\.1\.0-9d1c22aa⁩/ }));
    const dialog = screen.getByRole('dialog', { name: 'Roll back ⁨mfe-market⁩?' });
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Does not fit this version of the portal.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    expect(await within(dialog).findByText(/Visitors get it from now on/)).toBeVisible();
    expect(asked).toContain(ROLLBACK);
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
    expect(screen.getByText('Errors in the portal itself, last 24 hours: 6')).toBeInTheDocument();
    expect(screen.getByText('Error: frame')).toBeInTheDocument();
  });

  it('is there while the errors cannot be counted', async () => {
    open({ remotes: [release({ errors: null })], shellErrors: null });
    const row = await screen.findByRole('row', { name: /mfe-market/ });
    expect(within(row).getByText('–')).toBeInTheDocument();
    expect(screen.queryByText('Errors, last 24 hours')).not.toBeInTheDocument();
  });

  it('says so while nothing is released', async () => {
    open({ remotes: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing is released yet' })).toBeInTheDocument();
  });
});

const HISTORY = '/api/releases/mfe-market/history';
const ROLLBACK = '/api/releases/mfe-market/rollback';

function openHistory(
  api: Record<string, unknown> = {},
  name = 'mfe-market',
  builtAt = Date.now() - 4 * HOUR_MS,
) {
  const { origin, brotliBytes } = release();
  const builtBefore = Date.now() - 3 * HOUR_MS;
  const kept = { origin, brotliBytes, builtAt: builtBefore, lastServedAt: null, isCanary: false };
  const board = { remotes: [release({ name })], shellErrors: null };
  const history = {
    name,
    versions: [
      { ...kept, version: '0.1.0-3fb60c1e', isInService: true, isPrevious: false },
      {
        ...kept,
        builtAt,
        version: '0.1.0-9d1c22aa',
        isInService: false,
        isPrevious: true,
        lastServedAt: Date.now() - 2 * HOUR_MS,
      },
    ],
    canaries: [],
    rollbacks: [
      { at: Date.now(), by: 'wren', from: null, to: '0.1.0-77777777', reason: 'Prices <b>were</b> wrong' },
    ],
  };
  return renderInPortal(<ReleasesPage />, {
    path: `/admin/releases?remote=${name}`,
    api: { '/api/releases': board, [`/api/releases/${name}/history`]: history, ...api },
    texts: { 'mfe-admin': texts },
  });
}

describe('history of a remote', () => {
  it('is opened by a link of its row', async () => {
    open({ remotes: [release()] });
    expect(await screen.findByRole('link', { name: 'mfe-market' })).toHaveAttribute(
      'href',
      expect.stringContaining('?remote=mfe-market'),
    );
    expect(screen.queryByRole('region', { name: /History/ })).toBeNull();
  });

  it('lists versions, those that can be restored, and who rolled back and why', async () => {
    openHistory();
    const history = await screen.findByRole('region', { name: /History of ⁨mfe-market⁩/ });
    const [, current, previous] = await within(history).findAllByRole('row');
    expect(current).toHaveTextContent(
      /0\.1\.0-3fb60c1e.*Live.*Now.*3 hours ago.*wren-laptop.* (ab12){4}20 kB/,
    );
    expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
    expect(previous).toHaveTextContent(/0\.1\.0-9d1c22aa.*Previous.*2 hours ago/);
    expect(within(history).getByText('Prices <b>were</b> wrong')).toBeVisible();
    expect(within(history).getByText('wren')).toBeVisible();
  });

  it('says so where the remote is unknown or the history cannot be read', async () => {
    const notFound = new ApiFailure(404, { code: 'releases.remote_not_found', msg: 'No.', requestId: 'r' });
    const { unmount } = openHistory({ [HISTORY]: notFound });
    expect(await screen.findByRole('heading', { name: 'No remote has this name' })).toBeVisible();
    unmount();
    openHistory({
      [HISTORY]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'req-7' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/history couldn’t be loaded.*req-7/);
  });
});

describe('a roll-back', () => {
  const begin = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Roll back to ⁨0\.1\.0-9d1c22aa⁩/ }));
    return screen.findByRole('dialog');
  };
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
  const outcome = { from: '0.1.0-3fb60c1e', to: '0.1.0-9d1c22aa' };

  it('asks for a reason before anything is sent', async () => {
    const { asked } = openHistory({ [ROLLBACK]: outcome });
    const dialog = await begin();
    expect(dialog).toHaveTextContent(/0\.1\.0-3fb60c1e.*0\.1\.0-9d1c22aa/);
    await userEvent.type(within(dialog).getByLabelText('Reason'), '   ');
    await confirm();
    expect(within(dialog).getByText('Please enter a reason.')).toBeVisible();
    expect(asked).not.toContain(ROLLBACK);
  });

  it('says what came of it, and asks for board and history again', async () => {
    const { asked } = openHistory({ [ROLLBACK]: outcome });
    const dialog = await begin();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Prices are wrong');
    await confirm();
    expect(await within(dialog).findByText(/Visitors get it from now on/)).toBeVisible();
    expect(within(dialog).queryByLabelText('Reason')).toBeNull();
    expect(asked.filter((address) => address === '/api/releases')).toHaveLength(2);
    expect(asked.filter((address) => address === HISTORY)).toHaveLength(2);
  });

  it('that is refused says why, and can be tried again', async () => {
    openHistory({
      [ROLLBACK]: new ApiFailure(409, {
        code: 'releases.refused',
        msg: 'mfe-market 0.1.0-9d1c22aa is not whole',
        requestId: 'r',
      }),
    });
    const dialog = await begin();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Prices are wrong');
    await confirm();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('is not whole');
    expect(within(dialog).getByRole('button', { name: 'Roll back' })).toBeEnabled();
  });

  it('to a version that is newer is called a way forward', async () => {
    openHistory({ [ROLLBACK]: outcome }, 'mfe-market', Date.now() - HOUR_MS);
    await userEvent.click(await screen.findByRole('button', { name: /Roll forward to ⁨0\.1\.0-9d1c22aa⁩/ }));
    const dialog = screen.getByRole('dialog', { name: 'Roll ⁨mfe-market⁩ forward?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'It was the network');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll forward' }));
    expect(await screen.findByRole('dialog', { name: '⁨mfe-market⁩ was rolled forward' })).toBeVisible();
  });

  it('of the administration itself says how to come back', async () => {
    openHistory({}, 'mfe-admin');
    const dialog = await begin();
    expect(within(dialog).getByText('npm run portico -- rollback mfe-admin')).toBeVisible();
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
