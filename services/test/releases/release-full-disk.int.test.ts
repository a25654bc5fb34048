import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database, isReadOnly } from '../../src/platform/persistence/index.js';
import { SmallDisk } from '../portal/small-disk.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };
const wave = (number: number) => ({ ...SEA, code: `export const wave = ${number};` });

const disk = new SmallDisk();

/** Creates files until no more files fit, although there is room for data. */
function fillWithFiles(): void {
  const folder = join(disk.folder, 'files');
  mkdirSync(folder, { recursive: true });
  const makeAll = () => {
    for (let number = readdirSync(folder).length; ; number += 1) writeFileSync(join(folder, `${number}`), '');
  };
  expect(makeAll).toThrow('ENOSPC');
}

afterAll(() => disk.unmount());

describe.runIf(disk.isMounted)('releases whose cache is on a disk that is full (needs to mount one)', () => {
  let portal: TestPortal;

  /** The live version, after its pages and files were served. */
  const served = async () => {
    await portal.lookAgain();
    const { remotes } = JSON.parse((await portal.get('/remotes.json')).text) as {
      remotes: { version: string; entry: string; problem?: object }[];
    };
    expect(remotes.some(({ problem }) => problem)).toBe(false);
    const [remote] = remotes;
    expect((await portal.get('/sea')).status).toBe(remote === undefined ? 404 : 200);
    if (remote !== undefined) expect((await portal.get(remote.entry)).text).toContain('mfe-sea');
    return remote?.version;
  };

  beforeEach(async () => {
    portal = await startPortal();
    rmSync(portal.store.paths.folder, { recursive: true, force: true });
    symlinkSync(disk.folder, portal.store.paths.folder);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await portal.close();
    disk.clear();
  });

  it.each([
    ['to its last block', () => disk.fill()],
    ['of files, with room for data', fillWithFiles],
  ])('%s are made, served, rolled back and retired all the same', async (_, fillDisk) => {
    const first = await portal.release(SEA);
    expect(await served()).toBe(first.version);
    fillDisk();
    const second = await portal.release(wave(2));
    expect(await served()).toBe(second.version);
    fillDisk();
    expect(await portal.rollBack('mfe-sea')).toEqual({ from: second.version, to: first.version });
    expect(await served()).toBe(first.version);
    await portal.retire('mfe-sea');
    expect(await served()).toBeUndefined();
    expect(await portal.rollBack('mfe-sea', { to: second.version })).toMatchObject({ to: second.version });
    expect(await served()).toBe(second.version);
    expect(portal.leftovers().filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('are refused as by a database that takes no changes where the full disk is its own', async () => {
    const { version } = await portal.release(SEA);
    const limitPages = (count: number) =>
      portal.app.get(Database).source('writer').query(`PRAGMA max_page_count = ${count}`);
    // SQLite raises the limit to the current number of pages, so no further page fits.
    await limitPages(1);
    const code = `export const wave = '${randomBytes(50_000).toString('hex')}';`;
    const refused: unknown = await portal.release({ ...SEA, code }).catch((error: unknown) => error);
    expect([isReadOnly(refused), await served()]).toEqual([true, version]);
    await limitPages(1_073_741_823);
    const second = await portal.release(wave(2));
    expect([await served(), (await portal.store.versions('mfe-sea')).length]).toEqual([second.version, 2]);
  });

  it('are refused where temporary files have no room either, and on the disk again once there is room', async () => {
    const first = await portal.release(SEA);
    vi.stubEnv('TMPDIR', disk.folder);
    disk.fill();
    await expect(portal.release(wave(2))).rejects.toThrow(
      /^mfe-sea \S+ was not released: the disk is full\. What is in service stays\. Make room for about 1 MB in /,
    );
    expect([await served(), (await portal.store.versions('mfe-sea')).length]).toEqual([first.version, 1]);
    expect(portal.leftovers()).toEqual(['filler']);
    const onDisk = portal.store.paths.version('mfe-sea', first.version);
    rmSync(onDisk, { recursive: true });
    disk.fill();
    expect(await served()).toBe(first.version);
    expect(portal.store.cache.problem).toContain('cannot be written (ENOSPC)');
    disk.makeRoom();
    const later = performance.now() + 11_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await served()).toBe(first.version);
    expect([portal.store.cache.problem, readdirSync(onDisk).length > 0]).toEqual([undefined, true]);
    const second = await portal.release(wave(2));
    expect(await served()).toBe(second.version);
  });
});
