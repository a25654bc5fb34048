import { readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal, type TestPortal } from './portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'], code: `export const wave = '${'wave'.repeat(20)}';` };

describe('the content of releases', () => {
  let portal: TestPortal;

  beforeEach(async () => {
    portal = await startPortal();
  });

  afterEach(() => portal.close());

  const file = (version: string, name: string) => join(portal.store.paths.version('mfe-sea', version), name);

  /** Another content of the same size. */
  function tamper(path: string): void {
    const content = readFileSync(path);
    const place = content.length - 1;
    content[place] = (content[place] ?? 0) ^ 1;
    writeFileSync(path, content);
  }

  /** One letter of `release.json` that every check of its shape passes over. */
  function reword(path: string, from: string, to: string): void {
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }

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
      'what release.json loads',
      (version) =>
        reword(file(version, 'release.json'), '"entry": "remoteEntry.js"', '"entry": "remoteEntri.js"'),
      'release.json has been changed',
    ],
    [
      'what release.json mounts',
      (version) => reword(file(version, 'release.json'), '"/sea"', '"/pea"'),
      'release.json has been changed',
    ],
    [
      'the hash in release.json',
      (version) => reword(file(version, 'release.json'), '"hash": "', '"hash": "f'),
      'release.json has been changed',
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

  it.each(tampered)('is seen to be damaged by %s of the same size', async (_, change, message) => {
    const { version } = await portal.release(SEA);
    expect(await healthOnBoard()).toMatchObject({ code: 'ok', message: null });
    change(version);
    // A file that only came later is seen at the next start, or by whoever lists the releases.
    if (message.includes('does not belong')) utimesSync(file(version, 'release.json'), 1, 1);
    expect(await healthOnBoard()).toMatchObject({
      code: 'release_broken',
      message: expect.stringContaining(message),
    });
    expect((await portal.get('/sea')).status).toBe(503);
    await portal.release(SEA);
    expect(await healthOnBoard()).toMatchObject({ code: 'ok', message: null });
    expect((await portal.get('/sea')).status).toBe(200);
  });

  it.each(tampered)('with %s is not rolled back to', async (_, change, message) => {
    const damaged = await portal.release(SEA);
    const current = await portal.release({ ...SEA, code: 'export const wave = 2;' });
    change(damaged.version);
    const before = await portal.store.active();
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow(
      `mfe-sea ${damaged.version} is not whole, nothing was changed: `,
    );
    await expect(portal.rollBack('mfe-sea', { to: damaged.version })).rejects.toThrow(message);
    await expect(portal.rollBack('mfe-sea')).rejects.toThrow(/"portico releases mfe-sea" lists what is kept/);
    expect(await portal.store.active()).toEqual(before);
    expect(before.remotes['mfe-sea']?.version).toBe(current.version);
  });

  it('is checked at the start of a portal too', async () => {
    const { version } = await portal.release(SEA);
    const path = file(version, 'static/remote.js');
    const { atime, mtime } = statSync(path);
    tamper(path);
    utimesSync(path, atime, mtime);
    const restarted = await startPortal({ home: portal.home });
    try {
      await restarted.lookAgain();
      expect((await restarted.get('/sea')).status).toBe(503);
    } finally {
      await restarted.close();
    }
  });
});
