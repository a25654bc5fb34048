import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMark } from '../src/modules/releases/publishing/process-mark.js';
import { startPortal, type TestPortal } from './portal/start-portal.js';

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
  'releases on a disk that is full (needs to mount one)',
  () => {
    const home = join(disk ?? '', 'home');
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

    const versionInService = async () => {
      await portal.lookAgain();
      const { remotes } = JSON.parse((await portal.get('/remotes.json')).text) as {
        remotes: { version: string; problem?: object }[];
      };
      expect(remotes.some(({ problem }) => problem)).toBe(false);
      return remotes[0]?.version;
    };

    beforeEach(async () => {
      mkdirSync(home);
      portal = await startPortal({ home });
    });

    afterEach(async () => {
      await portal.close();
      rmSync(home, { recursive: true, force: true });
      for (const name of ['filler', 'files'])
        rmSync(join(disk ?? '', name), { recursive: true, force: true });
    });

    afterAll(() => {
      // The engine closes its file when it likes.
      execFileSync('umount', ['--lazy', disk ?? '']);
      rmSync(disk ?? '', { recursive: true });
    });

    it('are refused, leave nothing behind and change nothing', async () => {
      const { version } = await portal.release(SEA);
      fill();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(portal.release(wave(2))).rejects.toThrow('mfe-sea 1.2.0-');
        await expect(portal.release(wave(2))).rejects.toThrow('the disk is full. What is in service stays.');
        expect(portal.leftovers()).toEqual([]);
        fill();
      }
      expect(await versionInService()).toBe(version);
    });

    it('can be rolled back and retired all the same, again and again', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release(wave(2));
      fill();
      for (let round = 0; round < 3; round += 1) {
        expect(await portal.rollBack('mfe-sea')).toEqual({ from: second.version, to: first.version });
        expect(await versionInService()).toBe(first.version);
        fill();
        expect(await portal.rollBack('mfe-sea', { to: second.version })).toMatchObject({
          to: second.version,
        });
        fill();
        await portal.retire('mfe-sea');
        expect(await versionInService()).toBeUndefined();
        fill();
        expect(await portal.rollBack('mfe-sea')).toEqual({ from: null, to: second.version });
        expect(await versionInService()).toBe(second.version);
        fill();
      }
      expect(portal.leftovers()).toEqual([]);
    });

    it('are refused, rolled back and retired alike where there is room for data and for no file', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release(wave(2));
      fillWithFiles();
      await expect(portal.release(wave(3))).rejects.toThrow('the disk is full. What is in service stays.');
      expect(portal.leftovers()).toEqual([]);
      for (let round = 0; round < 3; round += 1) {
        fillWithFiles();
        expect(await portal.rollBack('mfe-sea')).toEqual({ from: second.version, to: first.version });
        expect(await portal.rollBack('mfe-sea')).toEqual({ from: first.version, to: second.version });
        fillWithFiles();
        await portal.retire('mfe-sea');
        fillWithFiles();
        expect(await portal.rollBack('mfe-sea')).toEqual({ from: null, to: second.version });
      }
      expect(await versionInService()).toBe(second.version);
    });

    it('find the room that a killed one took up', async () => {
      const first = await portal.release(SEA);
      const second = await portal.release(wave(2));
      const dead = (await createMark()).replace(/-\d+-\d*-/, '-999999-1-');
      const staging = join(portal.store.paths.folder, `.staging-${dead}`);
      mkdirSync(staging);
      appendFileSync(join(staging, 'remoteEntry.js'), Buffer.alloc(500_000));
      fill();
      expect(await portal.release(wave(3))).toMatchObject({ status: 'released', previous: second.version });
      expect(await portal.rollBack('mfe-sea', { to: first.version })).toMatchObject({ to: first.version });
    });
  },
);
