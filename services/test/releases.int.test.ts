import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeJsonSchema } from '@portico/contract/schema';
import type { Registry } from '@portico/contract';
import type { ReleasesBoardDto } from '../src/modules/admin/releases.dto.js';
import { ReleaseStore } from '../src/modules/portal/index.js';
import { startPortal, type TestPortal } from './portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  const registry = async (language = 'en'): Promise<Registry> => {
    await portal.lookAgain();
    return JSON.parse((await portal.get(`/remotes.json?lng=${language}`)).text);
  };
  const activeFile = () => join(portal.home, 'releases', 'active.json');

  it('of a remote nobody knew appears in the registry, in routing and as files', async () => {
    expect((await portal.get('/sea')).status).toBe(404);
    const { version, status } = await portal.release(SEA);
    expect(status).toBe('released');
    expect(version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    const [remote] = (await registry('he')).remotes;
    expect(remote).toMatchObject({
      name: 'mfe-sea',
      scope: 'mfe_sea',
      version,
      entry: `/releases/mfe-sea/${version}/remoteEntry.js`,
      paths: ['/sea'],
      navigation: [{ path: '/sea', label: 'mfe-sea he' }],
    });
    expect(remote?.problem).toBeUndefined();
    expect((await portal.get('/sea')).status).toBe(200);
    for (const file of [remote?.entry, ...(remote?.chunks ?? []), remote?.texts.language]) {
      expect((await portal.get(String(file))).status).toBe(200);
    }
  });

  it('of the same content is the same release', async () => {
    const first = await portal.release(SEA);
    expect(await portal.release(SEA)).toMatchObject({ status: 'unchanged', version: first.version });
    expect((await registry()).remotes).toHaveLength(1);
  });

  it('can be rolled back, there and back again', async () => {
    const first = await portal.release(SEA);
    const second = await portal.release({ ...SEA, code: 'export const wave = 2;' });
    expect(second).toMatchObject({ status: 'released', previous: first.version });
    expect(await portal.rollBack('mfe-sea')).toEqual({ from: second.version, to: first.version });
    expect((await registry()).remotes[0]?.version).toBe(first.version);
    expect(await portal.rollBack('mfe-sea')).toEqual({ from: first.version, to: second.version });
    expect(await portal.release(SEA)).toMatchObject({ status: 'switched', version: first.version });
  });

  it('cannot be rolled back before the second one, or of a remote that is not there', async () => {
    await portal.release(SEA);
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow('mfe-sea has no version before');
    await expect(portal.rollBack('mfe-hill')).rejects.toThrow('mfe-hill has not been released');
  });

  it('survive a restart, and so does a rollback', async () => {
    const first = await portal.release(SEA, { startedFrom: 'stamp 1' });
    const changed = { ...SEA, code: 'export const wave = 2;' };
    const second = await portal.release(changed);
    await portal.rollBack('mfe-sea');
    const restarted = await startPortal({ home: portal.home });
    try {
      // What start does: the source has changed since it released last, but a person took that content out of service.
      expect(await restarted.release(changed, { startedFrom: 'stamp 2' })).toMatchObject({
        status: 'kept',
        version: second.version,
      });
      const { remotes } = await restarted.store.active();
      expect(remotes['mfe-sea']).toMatchObject({ version: first.version, startedFrom: 'stamp 2' });
      expect(JSON.parse((await restarted.get('/remotes.json')).text).remotes[0].version).toBe(first.version);
      expect(await restarted.release(changed)).toMatchObject({ status: 'switched', version: second.version });
    } finally {
      await restarted.close();
    }
  });

  it('at the same time all arrive', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    await Promise.all(names.map((name) => portal.release({ name })));
    expect((await registry()).remotes.map(({ name }) => name)).toEqual(names);
  });

  it('leave no trace of what they were made in', async () => {
    await portal.release(SEA);
    await portal.release(SEA);
    const active = activeJsonSchema.parse(JSON.parse(readFileSync(activeFile(), 'utf8')));
    expect(Object.keys(active.remotes)).toEqual(['mfe-sea']);
    expect(portal.leftovers()).toEqual([]);
  });

  describe('are refused', () => {
    const page = (path: string) => ({ path, titleKey: 'page.title', descriptionKey: 'page.text' });

    it.each([
      ['another contract', { name: 'mfe-x', contract: 2 }, /version 2 of the remote contract/],
      [
        'another React',
        { name: 'mfe-x', react: '^18.0.0' },
        /needs react \^18\.0\.0, the shell provides 19\.3\.1/,
      ],
      ['a reserved path', { name: 'mfe-x', paths: ['/api'] }, /the path \/api is reserved/],
      ['the path of a language', { name: 'mfe-x', paths: ['/he'] }, /the path \/he is reserved/],
      ['the path of share cards', { name: 'mfe-x', paths: ['/cards'] }, /the path \/cards is reserved/],
      [
        'a path below that of the brand, in another case',
        { name: 'mfe-x', paths: ['/bRand/new'] },
        /the path \/bRand\/new is reserved/,
      ],
      [
        'an address of another remote',
        { name: 'mfe-x', paths: ['/sea/640'] },
        /the path \/sea\/640 belongs to mfe-sea, which has \/sea/,
      ],
      [
        'an address of another remote in another case',
        { name: 'mfe-x', paths: ['/x', '/sEA/640'] },
        /the path \/sEA\/640 belongs to mfe-sea/,
      ],
      [
        'a path around that of another remote',
        { name: 'mfe-x', paths: ['/shore'] },
        /the path \/shore belongs to mfe-coast, with \/shore\/north/,
      ],
      ...['/sea/', '/%73ea/640', '/sea%2F640', '//sea/640', '/x/../sea', '/sea/:id', '/x:id'].map(
        (path): [string, object, RegExp] => [
          `the path ${path}`,
          { name: 'mfe-x', paths: ['/x', path] },
          /portal\.json is not as it should be:\n {2}paths\.1: /,
        ],
      ),
      [
        'a page at an address of another remote',
        { name: 'mfe-x', pages: [page('/mfe-x'), page('/sea/:id')] },
        /\/sea\/:id lies outside/,
      ],
      [
        'a redirect from an address of another remote',
        { name: 'mfe-x', redirects: [{ from: '/sea/640', to: '/mfe-x' }] },
        /\/sea\/640 lies outside/,
      ],
      ['a path that is taken', { name: 'mfe-x', paths: ['/sea'] }, /the path \/sea belongs to mfe-sea/],
      ['a federation name that is taken', { name: 'mfe-x', scope: 'mfe_sea' }, /mfe_sea belongs to mfe-sea/],
      ['a page outside of its paths', { name: 'mfe-x', pages: [page('/hill')] }, /\/hill lies outside/],
      [
        'a redirect from outside of its paths',
        { name: 'mfe-x', redirects: [{ from: '/hill/:id', to: '/mfe-x' }] },
        /\/hill\/:id lies outside/,
      ],
      [
        'a page without a title',
        { name: 'mfe-x', texts: { page: { text: 'x' } } },
        /en\.json lacks page\.title/,
      ],
      [
        'a path that is none',
        { name: 'mfe-x', paths: ['sea'] },
        /portal\.json is not as it should be:\n {2}paths\.0: /,
      ],
      [
        'another origin',
        { name: 'mfe-x', publicPath: 'https://cdn.example/x/' },
        /https:\/\/cdn\.example is not listed/,
      ],
    ])('with %s', async (_, source, message) => {
      await portal.release(SEA);
      await portal.release({ name: 'mfe-coast', paths: ['/shore/north'] });
      await expect(portal.release({ name: 'mfe-x', ...source })).rejects.toThrow(message);
      expect((await registry()).remotes.map(({ name }) => name)).toEqual(['mfe-coast', 'mfe-sea']);
      expect(portal.leftovers()).toEqual([]);
    });

    it('with an address of a remote that is broken', async () => {
      const { version } = await portal.release(SEA);
      writeFileSync(join(portal.store.paths.version('mfe-sea', version), 'release.json'), '{');
      await expect(portal.release({ name: 'mfe-x', paths: ['/sea/640'] })).rejects.toThrow(
        'belongs to mfe-sea',
      );
    });

    it('with a language, a file or the whole build missing', async () => {
      const folder = portal.write(SEA);
      rmSync(join(folder, 'src/i18n/ko.json'));
      await expect(portal.releaseFolder(folder)).rejects.toThrow('ko.json does not exist');
      portal.write(SEA);
      rmSync(join(folder, 'dist/static/remote.js'));
      await expect(portal.releaseFolder(folder)).rejects.toThrow('not in');
      rmSync(join(folder, 'dist'), { recursive: true });
      await expect(portal.releaseFolder(folder)).rejects.toThrow('build the remote first');
    });

    it('with a link among their files', async () => {
      const folder = portal.write(SEA);
      symlinkSync('/etc/passwd', join(folder, 'dist/static/passwd.js'));
      await expect(portal.releaseFolder(folder)).rejects.toThrow('is a link');
    });
  });

  describe('that a shell cannot run', () => {
    it.each([
      ['contract_mismatch', { contract: 2 }],
      ['shared_mismatch', { react: '^18.0.0' }],
    ])('are named as %s and their page says so', async (code, change) => {
      await portal.release({ ...SEA, ...change }, { allowMismatch: true });
      expect((await registry()).remotes[0]?.problem?.code).toBe(code);
      const page = await portal.get('/sea');
      expect(page.status).toBe(503);
      expect(page.boot().registry.remotes[0]?.problem?.code).toBe(code);
      expect(page.text).not.toContain('rel="preload" as="script"');
    });
  });

  describe('that break', () => {
    const file = (version: string, name: string) => join(portal.home, 'releases', 'mfe-sea', version, name);

    it.each(['release.json', 'remoteEntry.js', 'static/remote.js.br', 'portal.json'])(
      'by %s keep their addresses, and a new release repairs them',
      async (name) => {
        const wave = { ...SEA, code: `export const wave = '${'wave'.repeat(20)}';` };
        const { version } = await portal.release(wave);
        writeFileSync(file(version, name), '{');
        expect((await registry()).remotes[0]).toMatchObject({
          paths: ['/sea'],
          problem: { code: 'release_broken', params: {} },
        });
        expect((await portal.get('/sea')).status).toBe(503);
        await portal.release(wave);
        expect((await registry()).remotes[0]?.problem).toBeUndefined();
        expect((await portal.get('/sea')).status).toBe(200);
      },
    );

    it('leave the others in service', async () => {
      const { version } = await portal.release(SEA);
      await portal.release({ name: 'mfe-hill', paths: ['/hill'] });
      rmSync(file(version, ''), { recursive: true });
      await portal.lookAgain();
      expect((await portal.get('/hill')).status).toBe(200);
    });

    it('with active.json leave everything as it was', async () => {
      await portal.release(SEA);
      await registry();
      writeFileSync(activeFile(), '{"remotes":');
      expect((await registry()).remotes).toHaveLength(1);
      await expect(portal.release(SEA)).rejects.toThrow('active.json is not JSON');
    });
  });

  it('come from another origin where the configuration lists it', async () => {
    const cdn = await startPortal({
      settings: { server: { http: { remoteOrigins: ['https://cdn.example'] } } },
    });
    try {
      await cdn.release({ ...SEA, publicPath: 'https://cdn.example/sea/' });
      const page = await cdn.get('/sea');
      expect(page.boot().registry.remotes[0]).toMatchObject({
        entry: 'https://cdn.example/sea/remoteEntry.js',
        chunks: ['https://cdn.example/sea/static/remote.js'],
      });
      expect(page.headers['content-security-policy']).toMatch(
        /script-src 'self' https:\/\/cdn\.example 'nonce-/,
      );
    } finally {
      await cdn.close();
    }
  });

  describe('on the board', () => {
    it('have version, size and health', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release({ ...SEA, code: 'export const wave = 2;' });
      const { remotes }: ReleasesBoardDto = JSON.parse((await portal.get('/api/releases')).text);
      expect(remotes).toEqual([
        {
          name: 'mfe-sea',
          version: second.version,
          previous: first.version,
          since: expect.any(Number),
          paths: ['/sea'],
          versionsKept: 2,
          bytes: second.release.bytes,
          brotliBytes: expect.any(Number),
          health: { code: 'ok', message: null },
          errors: { count: 0, message: null, version: null },
        },
      ]);
      expect(remotes[0]?.brotliBytes).toBeLessThan(second.release.bytes);
    });

    it('tell what is wrong', async () => {
      const { version } = await portal.release(SEA);
      rmSync(join(new ReleaseStore(portal.home).paths.version('mfe-sea', version), 'remoteEntry.js'));
      const { remotes }: ReleasesBoardDto = JSON.parse((await portal.get('/api/releases')).text);
      expect(remotes[0]?.health).toEqual({
        code: 'release_broken',
        message: 'mfe-sea: its release is broken: remoteEntry.js is missing or damaged',
      });
    });
  });
});
