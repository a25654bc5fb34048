import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SECRET = 'the secret of the house';
const SEA = {
  name: 'mfe-sea',
  paths: ['/sea'],
};

describe('a release takes plain files of the remote only', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    writeFileSync(join(portal.home, 'secret.txt'), SECRET);
  });

  afterAll(() => portal.close());

  it.each([
    'src/i18n/he.json',
    'portal.json',
    'package.json',
    'dist/remoteEntry.js',
    'dist/static/remote.css',
    'dist/server/remote.cjs',
    'dist/mf-manifest.json',
  ])('and refuses a link in the place of %s, symbolic or hard, by its name', async (path) => {
    const folder = portal.write(SEA);
    const file = join(folder, path);
    // The target is a valid file, so that only the link can be refused.
    const outside = join(portal.home, 'outside');
    renameSync(file, outside);
    symlinkSync(outside, file);
    await expect(portal.releaseFolder(folder)).rejects.toThrow(`${file} is a link`);
    rmSync(file);
    linkSync(outside, file);
    await expect(portal.releaseFolder(folder)).rejects.toThrow(`${file} is a hard link`);
    rmSync(outside);
    expect(portal.leftovers()).toEqual([]);
    expect(await portal.store.versions('mfe-sea')).toEqual([]);
  });

  it.each(['src', 'src/i18n', 'dist', 'dist/static', 'dist/server'])(
    'and refuses what lies behind a link in the place of the folder %s',
    async (path) => {
      const folder = portal.write(SEA);
      const outside = join(portal.home, 'outside');
      cpSync(join(folder, path), outside, { recursive: true });
      rmSync(join(folder, path), { recursive: true });
      symlinkSync(outside, join(folder, path));
      await expect(portal.releaseFolder(folder)).rejects.toThrow(/is a link, or lies behind one/);
      rmSync(join(folder, path));
      rmSync(outside, { recursive: true });
    },
  );

  it('and publishes no file of elsewhere', async () => {
    const folder = portal.write(SEA);
    rmSync(join(folder, 'src/i18n/he.json'));
    symlinkSync(join(portal.home, 'secret.txt'), join(folder, 'src/i18n/he.json'));
    await expect(portal.releaseFolder(folder)).rejects.toThrow('he.json is a link');
    expect((await portal.get('/sea')).text).not.toContain(SECRET);
  });

  it('and waits for no pipe', async () => {
    const folder = portal.write(SEA);
    rmSync(join(folder, 'src/i18n/he.json'));
    execFileSync('mkfifo', [join(folder, 'src/i18n/he.json')]);
    await expect(portal.releaseFolder(folder)).rejects.toThrow('he.json is not a plain file');
    rmSync(join(folder, 'src/i18n/he.json'));
    mkdirSync(join(folder, 'src/i18n/he.json'));
    await expect(portal.releaseFolder(folder)).rejects.toThrow('he.json is not a plain file');
    rmSync(join(folder, 'src'), { recursive: true });
  });

  it('and takes the folder of a remote itself behind a link', async () => {
    const folder = portal.write(SEA);
    const link = join(portal.home, 'sea');
    symlinkSync(folder, link);
    expect(await portal.releaseFolder(link)).toMatchObject({ name: 'mfe-sea', status: 'released' });
  });
});
