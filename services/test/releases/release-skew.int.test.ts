import { dirname } from 'node:path';
import type { RegistryRemote } from '@portico/contract';
import { REACT_SHELL } from '../portal/react-shell.js';
import { writeShell } from '../portal/remote-source.js';
import type { RemoteSource, ShellSource } from '../portal/remote-source.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const KIT = '@portico/portal-kit';
const TIDES = 'get /api/tides';

const SHELL: ShellSource = {
  shared: { react: '19.3.1', [KIT]: '0.1.6' },
  provides: { react: ['useState'], [KIT]: ['apiQuery', 'jobText'] },
  operations: [TIDES],
};

const SEA: RemoteSource = { name: 'mfe-sea', paths: ['/sea'] };

const using = (names: string[], operations: string[] = []) => ({ exports: { [KIT]: names }, operations });

/** Fits every shell of these tests. */
const FITTING = { ...SEA, code: 'export const wave = 1;', uses: using(['apiQuery']) };

interface Skew {
  release: Partial<RemoteSource>;
  /** Field of the newer shell. */
  shell: ShellSource;
  code: string;
  message: string;
  isServed?: boolean;
}

const SKEWS: [string, Skew][] = [
  [
    'an export that the shell no longer has',
    {
      release: { uses: using(['apiQuery', 'jobText']) },
      shell: { provides: { ...SHELL.provides, [KIT]: ['apiQuery'] } },
      code: 'export_missing',
      message: `it uses jobText of ${KIT}, which the shell does not provide`,
    },
  ],
  [
    'a package that the shell no longer shares',
    {
      release: { uses: { exports: { react: ['useState'] }, operations: [] } },
      shell: { provides: { [KIT]: ['apiQuery'] } },
      code: 'export_missing',
      message: 'it uses useState of react, which the shell does not provide',
    },
  ],
  [
    'a call that the API no longer has',
    {
      release: { uses: using(['apiQuery'], [TIDES]) },
      shell: { operations: [] },
      code: 'operation_missing',
      message: `it calls ${TIDES}, which this portal's API does not have`,
      isServed: true,
    },
  ],
  [
    'a shared version that is out of range',
    {
      release: { react: '~19.3.0' },
      shell: { shared: { ...SHELL.shared, react: '19.4.0' } },
      code: 'shared_mismatch',
      message: 'it needs react ~19.3.0, the shell provides 19.4.0',
    },
  ],
];

describe('a release in service under a newer shell', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
  });

  afterAll(() => portal.close());

  beforeEach(() => {
    writeShell(dirname(portal.shellFolder), SHELL);
  });

  afterEach(async () => {
    for (const name of Object.keys((await portal.store.active()).remotes)) await portal.retire(name);
  });

  const remote = async (): Promise<RegistryRemote> => {
    await portal.lookAgain();
    return JSON.parse((await portal.get('/remotes.json')).text).remotes[0];
  };

  it.each(SKEWS)(
    'shows %s, and what to go back to',
    async (_, { release, shell, code, message, isServed }) => {
      const { version: fitting } = await portal.release(FITTING);
      const old = { ...SEA, code: 'export const wave = 2;', ...release };
      const { version } = await portal.release(old);
      expect((await remote()).problem).toBeUndefined();
      expect((await portal.board()).remotes[0]?.health).toMatchObject({ code: 'ok', fitting: null });

      writeShell(dirname(portal.shellFolder), { ...SHELL, ...shell });
      expect((await remote()).problem?.code).toBe(isServed ? undefined : code);
      expect((await portal.get('/sea')).status).toBe(isServed ? 200 : 503);
      const [shown] = (await portal.board()).remotes;
      expect(shown?.health).toEqual({
        code,
        message: `mfe-sea: ${message}`,
        isServed: isServed ?? false,
        fitting,
      });
      const readiness = await portal.get('/api/health/ready');
      expect(readiness.status).toBe(200);
      expect(JSON.parse(readiness.text)).toMatchObject({
        status: 'degraded',
        role: 'all',
        database: true,
        remotes: { 'mfe-sea': code },
      });

      await portal.rollBack('mfe-sea', { to: fitting });
      await portal.lookAgain();
      const { status, remotes } = JSON.parse((await portal.get('/api/health/ready')).text);
      expect({ status, remotes }).toEqual({ status: 'ready', remotes: undefined });
      await expect(portal.rollBack('mfe-sea', { to: version })).rejects.toThrow(`is refused: ${message}`);
      await expect(portal.release({ ...old, label: 'Anew {language}' })).rejects.toThrow(
        `is refused: ${message}`,
      );
    },
  );

  it('shows what is built for packages whose support has ended, and serves it as well', async () => {
    await portal.release({ ...SEA, react: '~19.3.0' });
    const ranges = { react: '~19.3.1' };
    writeShell(dirname(portal.shellFolder), { ...SHELL, releasedRanges: [{ date: '2020-01-01', ranges }] });
    await portal.lookAgain();
    expect((await portal.board()).remotes[0]?.health).toEqual({
      code: 'support_ended',
      message: expect.stringContaining(
        'built for react ~19.3.0, which has not been supported since 2020-03-31',
      ),
      isServed: true,
      fitting: null,
    });
    const { status, remotes } = JSON.parse((await portal.get('/api/health/ready')).text);
    expect({ status, remotes }).toEqual({ status: 'ready', remotes: undefined });
  });

  it('names no fitting version where there is none', async () => {
    await portal.release({ name: 'mfe-hill', uses: using(['jobText']) });
    writeShell(dirname(portal.shellFolder), { ...SHELL, provides: { [KIT]: [] } });
    await portal.lookAgain();
    expect((await portal.board()).remotes[0]?.health).toMatchObject({
      code: 'export_missing',
      fitting: null,
    });
  });
});

describe('a release that is newer than the shell', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    writeShell(dirname(portal.shellFolder), SHELL);
  });

  afterAll(() => portal.close());

  it.each([
    [
      'an export that it does not have yet',
      { uses: using(['apiQuery', 'usePrices']) },
      `usePrices of ${KIT}`,
    ],
    ['a call that its API does not have yet', { uses: using([], ['get /api/prices']) }, 'get /api/prices'],
    ['another contract', { contract: 2 }, 'version 2 of the remote contract'],
  ])('is refused for %s', async (_, release, message) => {
    await expect(portal.release({ ...SEA, ...release })).rejects.toThrow(message);
    expect((await portal.store.active()).remotes).toEqual({});
  });

  it('is mounted without the keys of its pages that this portal does not know, if a newer portal made it live', async () => {
    const { version } = await portal.release({ name: 'mfe-cove' });
    const stored = { name: 'mfe-cove', version, path: 'release.json' };
    const withKey = (content: Buffer) =>
      content.toString().replace('"titleKey"', '"sound": "waves", "titleKey"');
    await portal.changeStored(stored, withKey, { isDamage: false });
    await portal.lookAgain();
    expect(JSON.parse((await portal.get('/remotes.json')).text).remotes[0].problem).toBeUndefined();
    expect((await portal.board()).remotes[0]?.health).toMatchObject({ code: 'ok' });
    expect((await portal.get('/mfe-cove')).status).toBe(200);
    await portal.retire('mfe-cove');
  });

  it('is taken where its build does not say what it needs, or needs a package as a whole', async () => {
    expect(await portal.release({ name: 'mfe-hill' })).toMatchObject({ status: 'released' });
    expect(await portal.release({ ...SEA, uses: using(['*']) })).toMatchObject({ status: 'released' });
  });
});

describe('a new shell', () => {
  const page = (code: string) =>
    `exports.default = { contract: 1, Component: () => { ${code}; return require('react').createElement('p', null, 'Tide'); } };`;

  it('renders what is in service once, tells what fails, and renders what a rollback leads to', async () => {
    const portal = await startPortal({ shellServer: REACT_SHELL });
    try {
      const { version: fitting } = await portal.release({ ...SEA, server: { remote: page('') } });
      const needsTide = page(`if (require('react').tide !== 'low') throw new Error('no tide')`);
      const lowTide = REACT_SHELL.replace(
        'exports.shared = { react,',
        "exports.shared = { react: { ...react, tide: 'low' },",
      );
      writeShell(dirname(portal.shellFolder), { server: lowTide });
      const { version } = await portal.release({ ...SEA, server: { remote: needsTide } });
      await portal.lookAgain();
      expect((await portal.board()).remotes[0]?.health).toMatchObject({ code: 'ok' });

      writeShell(dirname(portal.shellFolder), { server: REACT_SHELL });
      const code = async () => {
        await portal.lookAgain();
        return (await portal.board()).remotes[0]?.health;
      };
      await vi.waitFor(async () => expect((await code())?.code).toBe('trial_failed'), { timeout: 30_000 });
      expect(await code()).toMatchObject({
        isServed: true,
        fitting,
        message: expect.stringContaining('no tide'),
      });
      expect((await portal.get('/sea')).status).toBe(200);
      await portal.rollBack('mfe-sea', { to: fitting });
      await expect(portal.rollBack('mfe-sea', { to: version })).rejects.toThrow('cannot render its pages');
      expect(await code()).toMatchObject({ code: 'ok' });
    } finally {
      await portal.close();
    }
  });
});
