import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };
const wave = (number: number) => ({ ...SEA, code: `export const wave = ${number};` });
const BLOCK = Buffer.alloc(4096);

/** A small disk of its own for a home; undefined where this process may not mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portico-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,nr_inodes=400', 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();

(disk === undefined ? describe.skip : describe)(
  'releases whose cache is on a disk that is full (needs to mount one)',
  () => {
    let portal: TestPortal;

    /** Fills the disk to its last block, whatever was freed meanwhile. */
    const fill = () => {
      const filler = join(disk ?? '', 'filler');
      while (statfsSync(disk ?? '').bfree > 0) appendFileSync(filler, BLOCK);
      expect(() => appendFileSync(filler, BLOCK)).toThrow('ENOSPC');
    };

    /** Makes files until there is no room for another, though there is for data. */
    const fillWithFiles = () => {
      const folder = join(disk ?? '', 'files');
      mkdirSync(folder, { recursive: true });
      const makeAll = () => {
        for (let number = readdirSync(folder).length; ; number += 1)
          writeFileSync(join(folder, `${number}`), '');
      };
      expect(makeAll).toThrow('ENOSPC');
    };

    /** The version in service, once its pages and files were served. */
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
      symlinkSync(disk ?? '', portal.store.paths.folder);
    });

    afterEach(async () => {
      await portal.close();
      for (const name of readdirSync(disk ?? ''))
        rmSync(join(disk ?? '', name), { recursive: true, force: true });
    });

    afterAll(() => {
      execFileSync('umount', ['--lazy', disk ?? '']);
      rmSync(disk ?? '', { recursive: true });
    });

    it.each([
      ['to its last block', fill],
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
  },
);
