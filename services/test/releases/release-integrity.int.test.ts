import {
  existsSync,
  lstatSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'], code: `export const wave = '${'wave'.repeat(20)}';` };

describe('the content of releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  const file = (version: string, name: string) => join(portal.store.paths.version('mfe-sea', version), name);

  /** Another content of the same size. */
  function flipped(content: Buffer): Buffer {
    const place = content.length - 1;
    content[place] = (content[place] ?? 0) ^ 1;
    return content;
  }

  const tamper = (path: string) => writeFileSync(path, flipped(readFileSync(path)));

  async function healthOnBoard() {
    await portal.lookAgain();
    return (await portal.board()).remotes[0]?.health;
  }

  const tampered: [string, (version: string) => void, string][] = [
    [
      'a file',
      (version) => tamper(file(version, 'static/remote.js')),
      'static/remote.js is missing or damaged',
    ],
    [
      'a brotli file',
      (version) => tamper(file(version, 'remoteEntry.js.br')),
      'remoteEntry.js.br is missing or damaged',
    ],
    [
      'a file that came later',
      (version) => writeFileSync(file(version, 'static/later.js'), ''),
      'static/later.js does not belong to it',
    ],
    [
      'a link in the place of a file',
      (version) => {
        const outside = join(portal.home, 'outside.js');
        writeFileSync(outside, readFileSync(file(version, 'static/remote.js')));
        rmSync(file(version, 'static/remote.js'));
        symlinkSync(outside, file(version, 'static/remote.js'));
      },
      'remote.js is a link',
    ],
  ];

  it.each(tampered)(
    'is written to the disk again where it was changed by %s of the same size',
    async (_, change, path) => {
      const { version } = await portal.release(SEA);
      expect(await healthOnBoard()).toMatchObject({ code: 'ok', message: null });
      const before = readFileSync(file(version, 'static/remote.js'), 'utf8');
      change(version);
      // A file that appeared later is found at the next start.
      if (path.includes('later')) utimesSync(file(version, 'release.json'), 1, 1);
      expect(await healthOnBoard()).toMatchObject({ code: 'ok', message: null });
      expect(existsSync(file(version, 'static/later.js'))).toBe(false);
      expect(lstatSync(file(version, 'static/remote.js')).isSymbolicLink()).toBe(false);
      expect(readFileSync(file(version, 'static/remote.js'), 'utf8')).toBe(before);
      const answer = await portal.get(`/releases/mfe-sea/${version}/remoteEntry.js`, {
        'accept-encoding': 'br',
      });
      expect(brotliDecompressSync(answer.raw).toString()).toContain("console.log('mfe-sea')");
      expect((await portal.get('/sea')).status).toBe(200);
    },
  );

  it.each(['static/remote.js', 'remoteEntry.js.br', 'release.json'])(
    'is not rolled back to where %s is damaged in the database',
    async (path) => {
      const damaged = await portal.release(SEA);
      await portal.release({ ...SEA, code: 'export const wave = 2;' });
      await portal.changeStored({ name: 'mfe-sea', version: damaged.version, path }, flipped);
      const before = await portal.store.active();
      await expect(portal.rollBack('mfe-sea')).rejects.toThrow(
        `mfe-sea ${damaged.version} is not whole, nothing was changed: `,
      );
      await expect(portal.rollBack('mfe-sea', { to: damaged.version })).rejects.toThrow(
        `${path} is missing or damaged`,
      );
      await expect(portal.rollBack('mfe-sea')).rejects.toThrow(
        /"portico releases mfe-sea" lists what is kept/,
      );
      expect(await portal.store.active()).toEqual(before);
    },
  );

  it.each([
    ['loads', '"entry": "remoteEntry.js"', '"entry": "remoteEntri.js"'],
    ['mounts', '"/sea"', '"/pea"'],
    ['is called', '"hash": "', '"hash": "f'],
  ])('is damaged where release.json says otherwise what it %s', async (_, from, to) => {
    const { version } = await portal.release(SEA);
    const stored = { name: 'mfe-sea', version, path: 'release.json' };
    await portal.changeStored(stored, (content) => content.toString().replace(from, to), { isDamage: false });
    expect(await healthOnBoard()).toMatchObject({
      code: 'release_broken',
      message: expect.stringContaining('release.json has been changed'),
    });
  });

  it('is checked on the disk at the start of a portal too', async () => {
    const { version } = await portal.release(SEA);
    const path = file(version, 'static/remote.js');
    const before = readFileSync(path, 'utf8');
    const { atime, mtime } = statSync(path);
    tamper(path);
    utimesSync(path, atime, mtime);
    const restarted = await startPortal({ home: portal.home });
    try {
      await restarted.lookAgain();
      expect(readFileSync(path, 'utf8')).toBe(before);
    } finally {
      await restarted.close();
    }
  });
});
