import type { Registry } from '@portico/contract';
import { ReleaseRegistry } from '../../src/modules/releases/index.js';
import { ReleaseStore } from '../../src/modules/releases/storage/release-store.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close().finally(() => vi.restoreAllMocks()));

  const registry = async (language = 'en'): Promise<Registry> => {
    await portal.lookAgain();
    return JSON.parse((await portal.get(`/remotes.json?lng=${language}`)).text);
  };

  it('of a remote no one knew appears in the registry, in routing and as files', async () => {
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

  it('say which file renders which of their modules', async () => {
    const { release } = await portal.release({
      ...SEA,
      slots: { 'hill.waves': './waves', 'hill.tides': './waves' },
      exposes: ['waves', 'depths'],
    });
    expect(release.server).toEqual({ './remote': 'server/remote.cjs', './waves': 'server/waves.cjs' });
    expect(release.files['server/remote.cjs']).toMatchObject({ brotli: null });
  });

  it('take a portal.json that still names templates of content, and read none of them', async () => {
    const pages = [
      { path: '/sea', titleKey: 'page.title', descriptionKey: 'page.text', content: 'sea.mustache' },
    ];
    const { release } = await portal.release({ ...SEA, pages });
    expect(Object.keys(release.files).filter((file) => file.endsWith('.mustache'))).toEqual([]);
    await portal.lookAgain();
    expect((await portal.get('/sea')).status).toBe(200);
  });

  it('of the same content is the same release', async () => {
    const first = await portal.release(SEA);
    expect(await portal.release(SEA)).toMatchObject({ status: 'unchanged', version: first.version });
    expect((await registry()).remotes).toHaveLength(1);
  });

  it('are seen by looks after they were written, even if an earlier look is under way', async () => {
    await portal.release(SEA);
    await portal.lookAgain();
    const seen = portal.app.get(ReleaseRegistry);
    const active = vi.spyOn(ReleaseStore.prototype, 'active');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    active.mockImplementationOnce(async function (this: ReleaseStore) {
      const before = await this.active();
      await held;
      return before;
    });
    const begun = seen.lookAgain();
    await vi.waitFor(() => expect(active).toHaveBeenCalledTimes(2));
    const folder = portal.write({ ...SEA, code: 'export const wave = 2;' });
    const { version } = await portal.releaseFolder(folder);
    const looked = seen.lookAgain();
    goOn();
    await Promise.all([begun, looked]);
    expect(seen.lastSeen[0]?.active.version).toBe(version);
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
      // Starts like the portal: the source changed since its last release, but a person retired that content.
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

  it('are not undone by an image that starts again, nor by one of before', async () => {
    const next = { ...SEA, code: 'export const wave = 2;' };
    const ofTeam = { ...SEA, code: 'export const wave = 3;' };
    const inService = async () => (await portal.store.active()).remotes['mfe-sea']?.version;
    const first = await portal.releaseFromImage(SEA);
    expect(first?.status).toBe('released');
    const second = await portal.releaseFromImage(next);
    expect(await portal.releaseFromImage(SEA)).toBeUndefined();
    expect(await inService()).toBe(second?.version);
    const { version } = await portal.release(ofTeam);
    expect(await portal.releaseFromImage(next)).toBeUndefined();
    expect(await inService()).toBe(version);
    await portal.rollBack('mfe-sea');
    expect(await portal.releaseFromImage(ofTeam)).toBeUndefined();
    expect(await inService()).toBe(second?.version);
    // By their names: their files are not kept for ever.
    const { remotes } = await portal.store.active();
    expect(remotes['mfe-sea']?.imageVersions).toEqual([first?.version, second?.version, version]);
    await portal.retire('mfe-sea');
    expect(await portal.releaseFromImage({ ...SEA, code: 'export const wave = 4;' })).toMatchObject({
      status: 'retired',
    });
  });

  it('at the same time all arrive', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    await Promise.all(names.map((name) => portal.release({ name })));
    expect((await registry()).remotes.map(({ name }) => name)).toEqual(names);
  });

  it('leave no trace of what they were made in', async () => {
    await portal.release(SEA);
    await portal.release(SEA);
    expect(Object.keys((await portal.store.active()).remotes)).toEqual(['mfe-sea']);
    expect(portal.leftovers()).toEqual([]);
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
    it.each(['remoteEntry.js', 'static/remote.js.br', 'portal.json'])(
      'in the database by %s keep their addresses, and a new release repairs them',
      async (path) => {
        const wave = { ...SEA, code: `export const wave = '${'wave'.repeat(20)}';` };
        const { version } = await portal.release(wave);
        await portal.changeStored({ name: 'mfe-sea', version, path }, () => '{');
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

    it('in the database by release.json keep their addresses too', async () => {
      const { version } = await portal.release(SEA);
      const file = { name: 'mfe-sea', version, path: 'release.json' };
      await portal.changeStored(file, () => '{', { isDamage: false });
      expect((await registry()).remotes[0]).toMatchObject({
        paths: ['/sea'],
        problem: { code: 'release_broken', params: {} },
      });
      await portal.release(SEA);
      expect((await registry()).remotes[0]?.problem).toBeUndefined();
    });

    it('leave the others in service', async () => {
      const { version } = await portal.release(SEA);
      await portal.release({ name: 'mfe-hill', paths: ['/hill'] });
      await portal.changeStored({ name: 'mfe-sea', version, path: 'remoteEntry.js' }, () => undefined);
      await portal.lookAgain();
      expect((await portal.get('/hill')).status).toBe(200);
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
        /script-src 'self' https:\/\/cdn\.example 'sha256-/,
      );
    } finally {
      await cdn.close();
    }
  });

  describe('on the board', () => {
    it('have version, size and health', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release({ ...SEA, code: 'export const wave = 2;' });
      const { remotes } = await portal.board();
      expect(remotes).toEqual([
        {
          name: 'mfe-sea',
          version: second.version,
          previous: first.version,
          since: expect.any(Number),
          paths: ['/sea'],
          slots: [],
          versionsKept: 2,
          bytes: second.release.bytes,
          brotliBytes: expect.any(Number),
          health: { code: 'ok', message: null, isServed: true, fitting: null },
          canary: null,
          errors: { count: 0, message: null, version: null },
          origin: { author: null, commit: null, message: null, token: null, key: null, keyFingerprint: null },
        },
      ]);
      expect(remotes[0]?.brotliBytes).toBeLessThan(second.release.bytes);
    });

    it('tell what is wrong', async () => {
      const { version } = await portal.release(SEA);
      await portal.changeStored({ name: 'mfe-sea', version, path: 'remoteEntry.js' }, () => undefined);
      await portal.lookAgain();
      const { remotes } = await portal.board();
      expect(remotes[0]?.health).toEqual({
        code: 'release_broken',
        message: 'mfe-sea: its release is broken: remoteEntry.js is missing or damaged',
        isServed: false,
        fitting: null,
      });
    });
  });
});
